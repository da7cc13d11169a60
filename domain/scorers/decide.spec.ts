import { reads } from '../history/reads.examples'
import {
  court,
  end,
  ended,
  erase,
  erased,
  given,
  LATER,
  made,
  make,
  NOW,
  ohana,
  oneGame,
  renew,
  renewed,
} from './scorers.examples'

describe('A scorer link', () => {
  it.each([oneGame, court(), ohana()])('is made for $kind', games => given().when(make(games)).then(made(games)))
  it('made again changes nothing', () => given(made(oneGame)).when(make(court())).thenNothing())
  it('cannot end before it begins', () => given().when(make(oneGame, NOW)).thenRefused('invalid'))
  it('lasts thirty days after today at most', () => {
    given().when(make(oneGame, '2026-12-29T08:00:00.000Z')).then(made(oneGame, '2026-12-29T08:00:00.000Z'))
    given().when(make(oneGame, '2026-12-30T08:00:00.000Z')).thenRefused('invalid', 'A link lasts 30 days at most.')
  })
  it('names days of the calendar, in their order, and a place', () => {
    given()
      .when(make(court('2026-02-30')))
      .thenRefused('invalid')
    given()
      .when(make(ohana('2026-11-29', '2026-11-28')))
      .thenRefused('invalid', 'The last day is before the first.')
    given()
      .when(make({ kind: 'place', location: ' ', day: '2026-11-28' }))
      .thenRefused('invalid', 'Location is required.')
  })
  it('is made anew, with another secret', () => given(made(oneGame)).when(renew()).then(renewed))
  it('is ended once', () => {
    given(made(oneGame)).when(end()).then(ended)
    given(made(oneGame), ended).when(end()).thenNothing()
  })
  it('that ended, by its time or by somebody, is not made anew', () => {
    given(made(oneGame)).when(renew(LATER)).thenRefused('conflict', 'This link has ended. Make another one.')
    given(made(oneGame), ended).when(renew()).thenRefused('conflict')
    given(made(oneGame)).when(end(LATER)).thenNothing()
  })
  it('that nobody made is not there', () => {
    given().when(renew()).thenRefused('not-found')
    given().when(end()).thenRefused('not-found')
    given().when(erase).thenRefused('not-found')
  })
})

describe('The person of a scorer link', () => {
  it('is erased with it', () => given(made(oneGame)).when(erase).then(ended, erased))
  it('may be erased when it has ended', () => given(made(oneGame), ended).when(erase).then(erased))
  it('is erased once', () => given(made(oneGame), ended, erased).when(erase).thenNothing())
})

reads(
  [made(oneGame), 'let ana score DINKs @ Ohana'],
  [made(court()), 'let ana score the games at Court 1 on November 28, 2026'],
  [made(ohana()), 'let ana score the games of Ohana on November 28, 2026'],
  [made(ohana('2026-11-28', '2026-12-05')), 'let ana score the games of Ohana from November 28, 2026 to December 5, 2026'],
  [renewed, 'made the link of ana anew'],
  [ended, 'ended the link of ana'],
)
