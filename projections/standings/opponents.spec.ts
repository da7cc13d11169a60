import { score } from '@fullcourt/domain/games/games.examples'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { A, B, gameOf, placed } from '../league.examples'
import { folded, recorded, specification } from '../testing/specification'
import { opponents, withMeetings } from './opponents'

const given = specification(opponents)
const game = gameOf(41, placed(A, B))
const back = gameOf(42, placed(B, A))
const [a, b] = [String(A.entry), String(B.entry)]
/** Of one opponent: `1–1`, what was scored, the margins, and how many of the losses were forfeits. */
const against = ({ entry }: typeof A, record: string, scored: number, margins: readonly number[], forfeits = 0) => {
  const [wins = 0, losses = 0] = record.split('–').map(Number)
  return { against: [{ entry, wins, losses, scored, margins, ...(forfeits > 0 ? { forfeits } : {}) }] }
}

it('A game is won by one and lost by the other, with its points', () => {
  given(game.scheduled(), game.scored('61–58')).thenOf(a, against(B, '1–0', 61, [3]))
  given(game.scheduled(), game.scored('61–58')).thenOf(b, against(A, '0–1', 58, [-3]))
})

it('Games at home and away are added up, their margins from the smallest', () =>
  given(game.scored('61–58'), back.scored('70–60')).thenOf(a, against(B, '1–1', 121, [-10, 3])))

it('A corrected winner is corrected here too, and a tie counts for nobody', () => {
  given(game.scored('61–58'), game.scored('57–58', '61–58')).thenOf(a, against(B, '0–1', 57, [-1]))
  given(game.scored('61–58'), game.scored('58–58', '61–58')).thenOf(a, against(B, '0–0', 58, [0]))
})

it('A correction among equal margins leaves the other games alone', () =>
  given(game.scored('61–58'), back.scored('60–63'), back.scored('60–65', '60–63')).thenOf(a, against(B, '2–0', 126, [3, 5])))

it('A deleted game takes its result along, and brings it back', () => {
  const figures = { score: score('61–58') }
  given(game.scored('61–58'), game.deleted(figures)).thenOf(a, against(B, '0–0', 0, []))
  given(game.scored('61–58'), game.deleted(figures), game.restored(figures)).thenOf(a, against(B, '1–0', 61, [3]))
})

it('A walk-over is won by one and lost by the other, who forfeits it, without points', () => {
  given(game.walkover('away')).thenOf(a, against(B, '0–1', 0, [], 1))
  given(game.walkover('away')).thenOf(b, against(A, '1–0', 0, []))
  given(game.walkover('away'), game.walkover(null, 'away')).thenOf(a, against(B, '0–0', 0, []))
})

it('A game of the play-offs counts for no table', () => {
  const final = gameOf(43, placed(A, B, { stage: 'playoff' }))
  given(game.scored('61–58'), final.scored('40–50')).thenOf(a, against(B, '1–0', 61, [3]))
})

describe('A game is open', () => {
  const open = (...games: (readonly [number, number])[]) => ({ open: games })
  const ofB = [41, B.entry] as const

  it('from when it is scheduled until it has a result, and again when that is taken back', () => {
    given(game.scheduled()).thenOf(a, open(ofB))
    given(game.scheduled()).thenOf(b, open([41, A.entry]))
    given(back.scheduled(), game.scheduled(), back.scored('61–58')).thenOf(a, open(ofB))
    given(game.scheduled(), game.scored('61–58'), game.scored('0–0', '61–58')).thenOf(a, open(ofB))
    given(game.scheduled(), game.walkover('away')).thenOf(a, open())
    given(game.scheduled(), game.walkover('away'), game.walkover(null, 'away')).thenOf(a, open(ofB))
    given(game.scheduled(), game.scored('61–58'), game.reset({ score: score('61–58') })).thenOf(a, open(ofB))
  })

  it('neither while it is deleted nor in the play-offs', () => {
    given(game.scheduled(), game.deleted()).thenOf(a, open())
    given(game.scheduled(), game.deleted(), game.restored()).thenOf(a, open(ofB))
    given(game.deleted({ score: score('61–58') }), game.restored({ score: score('61–58') })).thenOf(a, open())
    given(game.scheduled(), gameOf(43, placed(A, B, { stage: 'playoff' })).scheduled()).thenOf(a, open(ofB))
  })

  it('and left to play while it is not cancelled, whenever that was said', () => {
    const left = (...facts: readonly AnyFact[]) => {
      const [row] = withMeetings([A], folded(opponents, recorded(facts)))
      return row?.against.get(B.entry)?.toPlay
    }
    const cancelled = game.moved({ status: 'Cancelled' }, { status: 'Scheduled' })
    expect(left(game.scheduled(), back.scheduled())).toBe(2)
    expect(left(game.scheduled(), cancelled)).toBeUndefined()
    expect(left(game.scheduled(), cancelled, game.moved({ status: 'Postponed' }, { status: 'Cancelled' }))).toBe(1)
    expect(left(game.scheduled(), game.scored('61–58'), cancelled, game.reset({ score: score('61–58') }))).toBeUndefined()
    expect(left(game.scheduled({ status: 'Cancelled' }), game.deleted(), game.restored())).toBe(1)
    expect(left(game.scheduled(), game.deleted(), game.restored({}, { status: 'Cancelled' }))).toBeUndefined()
  })
})
