import { reads } from '../history/reads.examples'
import {
  deleted,
  deleteGame,
  figures,
  given,
  recordWalkover,
  restored,
  restoreGameOfMatchup,
  scheduled,
  scored,
  updateScore,
  walkover,
} from './games.examples'

const matchup = { matchId: 'r1-0' }

describe('A walk-over', () => {
  it('names the side that wins without a game', () =>
    given(scheduled(matchup)).when(recordWalkover('home')).then(walkover('home')))

  it('may be given to the other side', () =>
    given(scheduled(matchup), walkover('home'))
      .when(recordWalkover('away'))
      .then(walkover('away', { was: 'home' })))

  it('is taken back', () =>
    given(scheduled(matchup), walkover('home'))
      .when(recordWalkover(null))
      .then(walkover(null, { was: 'home' })))

  it('entered again changes nothing', () => {
    given(scheduled(matchup), walkover('home')).when(recordWalkover('home')).thenNothing()
    given(scheduled()).when(recordWalkover(null)).thenNothing()
  })

  it('may be of a game of a league, for whose table it counts', () =>
    given(scheduled()).when(recordWalkover('home')).then(walkover('home')))

  it('is of a game that was not played', () =>
    given(scheduled(matchup), scored('61–58'))
      .when(recordWalkover('home'))
      .thenRefused('conflict', 'The game has a score, so it was not won by walk-over.'))

  it('may be of a game whose score was taken back to 0–0', () =>
    given(scheduled(matchup), scored('61–58'), scored('0–0', { was: '61–58' }))
      .when(recordWalkover('home'))
      .then(walkover('home')))

  it('is taken back before a score is entered', () => {
    given(scheduled(matchup), walkover('home'))
      .when(updateScore('61–58'))
      .thenRefused('conflict', 'The game was won by walk-over. Undo that before you enter a score.')
    given(scheduled(matchup), walkover('home'), walkover(null, { was: 'home' }))
      .when(updateScore('61–58'))
      .then(scored('61–58'))
  })

  it('goes and comes back with its game', () => {
    const won = figures({ walkover: 'home' })
    given(scheduled(matchup), walkover('home')).when(deleteGame).then(deleted(won, matchup))
    given(scheduled(matchup), walkover('home'), deleted(won, matchup)).when(restoreGameOfMatchup).then(restored(won, matchup))
  })

  it('of a game that is deleted or unknown is not found', () => {
    given(scheduled(matchup), deleted()).when(recordWalkover('home')).thenRefused('not-found', 'Game not found.')
    given().when(recordWalkover('home')).thenRefused('not-found', 'Game not found.')
  })
})

reads(
  [walkover('home'), 'entered a walk-over for Ohana'],
  [walkover('away', { was: 'home' }), 'changed the walk-over from Ohana to DINKs'],
  [walkover(null, { was: 'home' }), 'took back the walk-over for Ohana'],
  [deleted(figures({ walkover: 'home' })), 'deleted the game DINKs @ Ohana (w/o)'],
)
