import type { PlayerId } from '../ids/kinds'
import { identitiesOf } from '../players/merging/identities'
import type { Figures } from '../statistics/figures'
import type { UnitDigests } from './figures'
import { fileGame, here, lastTime, plain } from './imports.examples'
import { asNamed, withMergedLines } from './merged-lines'
import { planGame, type GamePlan } from './plan-game'

const [ANA, ANNA] = [31, 32]
const merged = identitiesOf(new Map([[ANNA, ANA]]))

const lineIn = (player: PlayerId, PTS: number) => ({ player, side: 'home' as const, line: { PTS } })

type Case = {
  readonly file: { [player: number]: number }
  readonly now: { [player: number]: Figures }
  readonly last: UnitDigests
}

const plan = ({ file, now, last }: Case): GamePlan => {
  const game = fileGame({ lines: Object.entries(file).map(([player, points]) => lineIn(Number(player), points)) })
  const compared = withMergedLines(plain, merged, { game, now: here({ lines: now }), before: last })
  const planned = planGame(plain, compared.game, compared.now, { before: compared.before, removed: new Set() })
  return { ...planned, lines: asNamed(planned.lines, { game }, merged) }
}

const broughtIn = lastTime({ [`line/11/${ANA}`]: '{"PTS":12}', [`line/11/${ANNA}`]: '{"PTS":4}' })
const asBroughtIn = { [ANA]: { PTS: 12 }, [ANNA]: { PTS: 4 } }

describe('Lines of merged players are compared with what the files say of both', () => {
  it('and are left alone where the files say what they said', () =>
    expect(plan({ file: { [ANA]: 12, [ANNA]: 4 }, now: asBroughtIn, last: broughtIn })).toMatchObject({
      lines: [],
      rows: [],
      reports: [],
    }))

  it('and are corrected under the id that the files name, and remembered together', () =>
    expect(plan({ file: { [ANA]: 12, [ANNA]: 5 }, now: asBroughtIn, last: broughtIn })).toMatchObject({
      lines: [lineIn(ANA, 12), lineIn(ANNA, 5)],
      rows: [[`game/41/line/11/${ANA}`, '{"PTS":17}']],
      reports: [],
    }))

  it('and are the same where the files have them in one line now', () =>
    expect(plan({ file: { [ANA]: 16 }, now: asBroughtIn, last: broughtIn })).toMatchObject({ lines: [], reports: [] }))

  it('and stay where staff changed them since', () =>
    expect(plan({ file: { [ANA]: 12, [ANNA]: 5 }, now: { [ANA]: { PTS: 20 } }, last: broughtIn })).toMatchObject({
      lines: [],
      reports: [expect.stringContaining('#31')],
    }))

  it('and are brought in as the files name them in a game that is new', () =>
    expect(plan({ file: { [ANNA]: 4 }, now: {}, last: new Map() }).lines).toEqual([lineIn(ANNA, 4)]))
})
