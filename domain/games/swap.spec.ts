import { reads } from '../history/reads.examples'
import {
  because,
  deleted,
  deletePlannedGame,
  detailsChanged,
  figures,
  given,
  restored,
  scheduled,
  score,
  scored,
  swapped,
  swapSlot,
  takeSwapBack,
} from './games.examples'

const A = '2026-01-04 18:00 Gym 1'
const B = '2026-01-11 19:00 Gym 2'
const at = { date: '2026-01-04', time: '18:00', location: 'Gym 1' }

describe('A half of a swap', () => {
  it('gives the game the date, time and location of the other', () =>
    given(scheduled(at)).when(swapSlot(A, B)).then(swapped(A, B)))

  it('is refused where the game was moved or deleted meanwhile', () => {
    given(scheduled(at), detailsChanged({ time: '18:00' }, { time: '20:00' }))
      .when(swapSlot(A, B))
      .thenRefused('conflict', 'The game was moved meanwhile.')
    given(scheduled(at), deleted()).when(swapSlot(A, B)).thenRefused('not-found', 'Game not found.')
  })

  it('is refused where the game got a score meanwhile', () =>
    given(scheduled(at), scored('61–58')).when(swapSlot(A, B)).thenRefused('conflict', 'The game was played meanwhile.'))

  it('of a game that was played already moves it, with its score', () =>
    given(scheduled(at), scored('61–58'))
      .when(swapSlot(A, B, { played: true }))
      .then(swapped(A, B)))

  it('is done once, also where the game is back where it was', () =>
    given(scheduled(at), because('plan', swapped(A, B)), detailsChanged({ date: '2026-01-11' }, at))
      .when(swapSlot(A, B))
      .thenNothing())
})

describe('A half whose other half was refused', () => {
  it('is taken back', () => given(scheduled(at), swapped(A, B)).when(takeSwapBack(A, B)).then(swapped(B, A)))

  it('is taken back once', () =>
    given(
      scheduled(at),
      because('refusal', swapped(B, A)),
      detailsChanged({}, { date: '2026-01-11', time: '19:00', location: 'Gym 2' }),
    )
      .when(takeSwapBack(A, B))
      .thenNothing())

  it('stays where the game was moved since, and where it never went through', () => {
    given(scheduled(at), swapped(A, B), detailsChanged({ time: '19:00' }, { time: '20:00' }))
      .when(takeSwapBack(A, B))
      .thenNothing()
    given(scheduled(at)).when(takeSwapBack(A, B)).thenNothing()
  })
})

describe('A game that a plan removes', () => {
  it('is deleted while nothing was entered for it', () =>
    given(scheduled(at)).when(deletePlannedGame('refuse')).then(deleted(figures(), at)))

  it('stays once it is played, unless somebody confirmed that', () => {
    const played = given(scheduled(at), scored('61–58'))
    played.when(deletePlannedGame('refuse')).thenRefused('conflict', 'The game has been played and cannot be moved.')
    played.when(deletePlannedGame('keep')).thenNothing()
    played.when(deletePlannedGame('delete')).then(deleted(figures({ score: score('61–58') }), at))
  })

  it('that somebody brought back stays', () =>
    given(scheduled(at), because('plan', deleted(figures(), at)), restored(figures(), at))
      .when(deletePlannedGame('delete'))
      .thenNothing())

  it('that is gone already stays so', () => {
    given().when(deletePlannedGame('refuse')).thenNothing()
    given(scheduled(at), deleted()).when(deletePlannedGame('delete')).thenNothing()
  })
})

reads([
  swapped(A, '2026-01-11 19:00 Gym 1'),
  'swapped DINKs @ Ohana with Owls @ Hawks: changed the date from January 4, 2026 to January 11, 2026 and changed the time from 6:00 PM to 7:00 PM',
])
