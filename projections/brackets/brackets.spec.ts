import { deriveBracket, matchupsOf } from '@fullcourt/domain/brackets/derive'
import {
  assigned,
  at,
  BULLS,
  created,
  deleted as divisionDeleted,
  EAST,
  ordered,
  OWLS,
  removed,
  restored as divisionRestored,
  teamOf,
} from '@fullcourt/domain/divisions/divisions.examples'
import { DINKS, entryOf, OHANA } from '@fullcourt/domain/entries/entries.examples'
import { score } from '@fullcourt/domain/games/games.examples'
import type { TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { gameOf, placed } from '../league.examples'
import { folded, recorded, specification } from '../testing/specification'
import { brackets, inputOf, type BracketDocument } from './brackets'

const given = specification<BracketDocument>(brackets)

const seeded = [created(EAST), ...[OHANA, DINKS, BULLS, OWLS].map((team, position) => assigned(team, position))]
const teams = (...ids: readonly TeamId[]) => ({ teams: ids.map(id => teamOf(id)) })

const between = (home: TeamId, away: TeamId, division: number | null = EAST) =>
  placed(teamOf(home), teamOf(away), { league: null, division, stage: 'playoff' })
const semifinal = gameOf(41, between(OHANA, OWLS))
const final = gameOf(43, between(OHANA, DINKS))
const made = semifinal.scheduled({ matchId: 'r1-0' })
const game = { game: 41, matchId: 'r1-0', home: entryOf(OHANA), away: entryOf(OWLS), score: null, walkover: null }

describe('The bracket of a division', () => {
  it('has its teams in their order', () => {
    given(...seeded).thenOf('9', teams(OHANA, DINKS, BULLS, OWLS))
    given(...seeded, removed(DINKS)).thenOf('9', teams(OHANA, BULLS, OWLS))
    given(...seeded, ordered(OWLS, BULLS, DINKS, OHANA)).thenOf('9', teams(OWLS, BULLS, DINKS, OHANA))
    given(...seeded, divisionDeleted(), divisionRestored(BULLS, OHANA)).thenOf('9', teams(BULLS, OHANA))
  })

  it('has the games of its matchups, and what they came to', () => {
    given(...seeded, made).thenOf('9', { games: [game] })
    given(...seeded, made, semifinal.scored('61–58')).thenOf('9', { games: [{ ...game, score: score('61–58') }] })
    given(...seeded, made, semifinal.walkover('away')).thenOf('9', { games: [{ ...game, walkover: 'away' }] })
  })

  it('has no games without a matchup, and none of a league', () => {
    given(...seeded, semifinal.scheduled()).thenOf('9', { games: [] })
    given(...seeded, gameOf(42, between(OHANA, OWLS, null)).scheduled()).thenOf('9', { games: [] })
  })

  it('loses a game that is deleted, and gets it back as it comes back', () => {
    given(...seeded, made, semifinal.deleted()).thenOf('9', { games: [] })
    const back = semifinal.restored({ score: score('61–58') }, { matchId: 'r1-0' })
    given(...seeded, made, semifinal.deleted(), back).thenOf('9', { games: [{ ...game, score: score('61–58') }] })
    const walkedOver = semifinal.restored({ walkover: 'home' }, { matchId: 'r1-0' })
    given(...seeded, made, semifinal.deleted(), walkedOver).thenOf('9', { games: [{ ...game, walkover: 'home' }] })
  })

  it('has other teams in a game, and no result in one that was reset', () => {
    const [one, other] = [teamOf(DINKS), teamOf(BULLS)]
    given(...seeded, made, semifinal.sidesChanged(one, other)).thenOf('9', {
      games: [{ ...game, home: entryOf(DINKS), away: entryOf(BULLS) }],
    })
    const reset = semifinal.reset({ score: score('61–58') })
    given(...seeded, made, semifinal.scored('61–58'), reset).thenOf('9', { games: [game] })
    given(...seeded, made, semifinal.walkover('home'), semifinal.reset({ walkover: 'home' })).thenOf('9', { games: [game] })
    const back = semifinal.figuresRestored({ score: score('61–58') })
    given(...seeded, made, semifinal.scored('61–58'), reset, back).thenOf('9', { games: [{ ...game, score: score('61–58') }] })
  })

  it('has a game for third place where that was switched on', () => {
    const set = (is: boolean): AnyFact => ({ type: 'ThirdPlaceGameSet', data: { ...at(EAST), was: !is, is } })
    given(...seeded).thenOf('9', { thirdPlace: false })
    given(...seeded, set(true)).thenOf('9', { thirdPlace: true })
    given(...seeded, set(true), set(false)).thenOf('9', { thirdPlace: false, revision: seeded.length + 1 })
  })

  it('is what the rule needs', () => {
    const other = gameOf(42, between(DINKS, BULLS))
    const facts = [
      ...seeded,
      made,
      semifinal.scored('61–58'),
      other.scheduled({ matchId: 'r1-1' }),
      other.walkover('home'),
      final.scheduled({ matchId: 'r2-0' }),
      final.scored('70–71'),
    ]
    const document = folded(brackets, recorded(facts)).get('9') as BracketDocument
    const bracket = deriveBracket(inputOf(document))
    expect(matchupsOf(bracket).map(({ winner }) => winner?.team)).toEqual([OHANA, DINKS, DINKS])
    expect(bracket.champion).toMatchObject({ team: DINKS, seed: 2 })
  })
})
