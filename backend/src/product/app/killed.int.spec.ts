import { once } from 'node:events'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { Recorded } from '@fullcourt/domain/facts/fact'
import { recall } from '@fullcourt/domain/log/recall'
import { wholeOfFacts, wholeOfStore } from '@fullcourt/projections/history-generator/compared-documents'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { readModels } from '@fullcourt/projections/models/models'
import type { BoxScoreAnswer } from '../../contexts/games/box-score.answers'
import { lineBody } from '../../contexts/games/testing/calls'
import { makeGame, makeLeague, makePlayer, makeTeam, thingOf, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { endProducts, startProduct } from '../../testing/product-process'
import { unique } from '../../testing/sample'
import { storedSince } from '../../testing/stored'

jest.setTimeout(120_000)

/** After how many answers the process is killed, each time. */
const KILLED_AFTER = EXPLORES ? [40, 7, 120, 61, 250, 90] : [40, 7, 150]
const SCORED_GAMES = 8
const LINES = 4
const BEGINNING = '0'.repeat(20)

let product: Product
let staff: Client
let league: MadeLeague
let teams: readonly [number, number]
let games: readonly number[]
let boxGame: number
let players: readonly number[]

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
  league = await makeLeague(staff)
  const home = await makeTeam(staff, league, 'Hawks')
  const away = await makeTeam(staff, league, 'Bulls')
  teams = [home.id, away.id]
  games = await Promise.all(Array.from({ length: SCORED_GAMES }, () => makeGame(staff, league, teams)))
  boxGame = await makeGame(staff, league, teams)
  players = await Promise.all(Array.from({ length: LINES }, (_, i) => makePlayer(staff, home, `P${i}`, 'Hawk')))
})
afterAll(async () => {
  await endProducts()
  await product.close()
})

/** What one writer sent last, and what was last answered. */
type Written = { sent: number; answered: number }

const scores = new Map<number, Written>()
const points = new Map<number, Written>()
const madeTeams: { name: string; answered: boolean }[] = []

/** Calls the child process as the staff do. */
const clientOf = (base: string) => async (method: string, address: string, body: object) => {
  const reply = await fetch(base + address, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', cookie: product.cookieOf('staff') },
  })
  if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status} ${await reply.text()}`)
}

type Send = ReturnType<typeof clientOf>

const counted = (of: Map<number, Written>, id: number): Written => {
  const written = of.get(id) ?? { sent: 0, answered: 0 }
  of.set(id, written)
  return written
}

const one = async (written: Written, send: (value: number) => Promise<void>) => {
  const value = written.sent + 1
  written.sent = value
  await send(value)
  written.answered = value
}

/** Everybody who works on the league, each on something of their own. */
const writers = (send: Send): readonly (() => Promise<void>)[] => [
  ...games.map(
    game => () =>
      one(counted(scores, game), score => send('PUT', `/api/gamesv2/${game}/scores`, { score_home: score, score_away: 0 })),
  ),
  ...players.map(
    player => () =>
      one(counted(points, player), value =>
        send('PUT', '/api/player-game-stats', lineBody(boxGame, player, { PTS: value }, teams[0])),
      ),
  ),
  async () => {
    const team = { name: unique('Team'), answered: false }
    madeTeams.push(team)
    await send('POST', `${league.address}/teams`, { name: team.name })
    team.answered = true
  },
]

/** Lets all of them write at once, and kills the process in the middle of it. */
const workAndKill = async (answers: number): Promise<void> => {
  await product.application.close()
  const child = startProduct(product.folder)
  const send = clientOf(await child.ready)
  const dead = new AbortController()
  let answered = 0
  const work = writers(send).map(async write => {
    while (!dead.signal.aborted) {
      try {
        await write()
      } catch (error) {
        if (dead.signal.aborted) return
        throw error
      }
      answered += 1
      if (answered >= answers) dead.abort()
    }
  })
  await Promise.race([once(dead.signal, 'abort'), Promise.all(work)])
  expect((await child.kill('SIGKILL')).signal).toBe('SIGKILL')
  await Promise.all(work)
  await product.restart()
}

const boxScore = async (game: number) => thingOf<BoxScoreAnswer>(await staff.get(`/api/gamesv2/${game}`))

/** Between what was answered and what was sent, both included. */
const between = (shown: number, { sent, answered }: Written) => shown >= answered && shown <= sent

/** Everything in the log. */
const facts = async (): Promise<readonly Recorded<AnyFact>[]> =>
  (await storedSince(product, BEGINNING)).map(stored => recall(stored) as Recorded<AnyFact>)

describe('a process that is killed again and again while everybody works', () => {
  it.each(KILLED_AFTER.map((answers, round) => ({ answers, round: round + 1 })))(
    'keeps all that it answered, and nothing half: round $round, after $answers answers',
    async ({ answers }) => {
      await workAndKill(answers)
      // Policies go on one fact after another: when this team is in the league, so are those that came before.
      const last = await makeTeam(staff, league, unique('After'))

      for (const [game, written] of scores) {
        const { score_home: shown } = (await boxScore(game)).game
        expect({ game, shown, written, ok: between(shown ?? 0, written) }).toMatchObject({ ok: true })
      }
      const { playerStats } = await boxScore(boxGame)
      for (const [player, written] of points) {
        const shown = playerStats.find(({ player_id }) => player_id === player)?.value ?? 0
        expect({ player, shown, written, ok: between(shown, written) }).toMatchObject({ ok: true })
      }
      const inLeague = thingOf<{ id: number; name: string }[]>(await staff.get(`${league.address}/teams`))
      const everywhere = thingOf<{ id: number; name: string }[]>(await staff.get('/api/teams'))
      expect(inLeague.map(({ id }) => id).toSorted()).toEqual(everywhere.map(({ id }) => id).toSorted())
      const names = new Set(inLeague.map(({ name }) => name))
      expect(madeTeams.filter(({ name, answered }) => answered && !names.has(name))).toEqual([])
      expect(inLeague.map(({ id }) => id)).toContain(last.id)
    },
  )

  it('has documents as if they had been written anew, byte for byte', async () => {
    const all = await facts()
    expect(all.length).toBeGreaterThan(KILLED_AFTER.reduce((sum, answers) => sum + answers))
    await product.application.runner.passed(await product.application.stores.events.head(), 5_000)
    for (const model of readModels) {
      const expected = wholeOfFacts(model, all)
      expect([model.name, await wholeOfStore(product.application.runner.readings, model, all, expected.lists)]).toEqual([
        model.name,
        expected,
      ])
    }
  })
})
