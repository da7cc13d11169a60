import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { followedUp } from '../../testing/followed-up'
import { thingOf } from '../../testing/made-league'
import { openProduct, type Answer, type Client, type Product } from '../../testing/product'
import type { GameAnswer } from '../games/games.answers'
import type { ImportAnswer } from './imports.answers'
import { beginAtAppend } from './testing/failing-appends'
import { INTO } from './testing/import-product'
import { ended, imported, postImport } from './testing/importing'
import { added, corrected, smallLeague, type TextFiles } from './testing/small-league'

jest.setTimeout(240_000)

/** Turns of the event loop in which a call comes as far as it can. */
const TURNS = 200
/** Imports of one run, each with something beside it. */
const ROUNDS = EXPLORES ? 10 : 4
/** More appends than the second import takes. */
const LAST_APPEND = 24
const SCORES = [
  ['HAR,MTL,21,18', 'HAR,MTL,22,18'],
  ['NIG,OLD,15,16', 'NIG,OLD,15,17'],
  ['MTL,NIG,12,12', 'MTL,NIG,13,12'],
  ['OLD,HAR,9,14', 'OLD,HAR,9,15'],
  ['HAR,OLD,10,8', 'HAR,OLD,11,8'],
] as const

/** Every score is another one, a game is later, and one more game is played by a team that is new. */
const correctedFiles: TextFiles = added(
  added(
    corrected(
      SCORES.reduce((files, [was, is]) => corrected(files, 'games.csv', was, is), smallLeague),
      'games.csv',
      'g5,2025-01-21,18:30',
      'g5,2025-01-28,18:30',
    ),
    'teams.csv',
    'NEW,Newts,East',
  ),
  'games.csv',
  'g8,2025-02-11,20:00,regular,final,NEW,HAR,40,41,0,1',
)

let product: Product
let staff: Client
beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

type League = { readonly address: string; readonly games: readonly GameAnswer[]; readonly into: typeof INTO }

const gamesIn = async (address: string): Promise<readonly GameAnswer[]> => {
  const { status, body } = await staff.get(`${address}/games`)
  return status === 404 ? [] : thingOf<{ games: GameAnswer[] }>({ status, body, headers: {} }).games
}

/** A game in words without ids: equal leagues are equal words. */
const inWords = ({ date, time, homeTeam, awayTeam, score_home: home, score_away: away }: GameAnswer) =>
  `${date} ${time} ${homeTeam} ${home}–${away} ${awayTeam}`

const wordsOf = (games: readonly GameAnswer[]) => games.map(inWords).toSorted()

let leagues = 0

/** The small league, as it was brought in once, in a season of its own. */
const importedLeague = async (): Promise<League> => {
  const into = { ...INTO, season: `Winter ${++leagues}` }
  const { season, league } = await imported(staff, into, smallLeague)
  const address = `/api/seasonsv2/${season.id}/leagues/${league.id}`
  return { address, into, games: await gamesIn(address) }
}

const settled = async () => {
  await followedUp(product.application)
  await product.application.runner.passed(await product.application.stores.events.head(), 30_000)
}

type Games = readonly GameAnswer[]

/** Something that staff do beside an import of a league, and what it makes of the games that the files ask for. */
type Beside = {
  readonly does: (league: League, pick: number) => Promise<Answer>
  readonly makes: (asked: Games, of: GameAnswer, by: Games) => Games
}

const gameAt = ({ games }: League, pick: number): GameAnswer => games[pick % games.length] as GameAnswer
const plays = (team: number) => (game: GameAnswer) => game.home_team_id === team || game.away_team_id === team

const changed =
  (how: Partial<GameAnswer>) =>
  (asked: Games, { id }: GameAnswer): Games =>
    asked.map(game => (game.id === id ? { ...game, ...how } : game))

const BESIDE: { readonly [name: string]: Beside } = {
  'a score': {
    does: (league, pick) => staff.put(`/api/gamesv2/${gameAt(league, pick).id}/scores`, { score_home: 50, score_away: 40 }),
    makes: changed({ score_home: 50, score_away: 40 }),
  },
  'a date': {
    does: (league, pick) =>
      staff.put(`/api/gamesv2/${gameAt(league, pick).id}/details`, { date: '2025-03-01', allowConflicts: true }),
    makes: changed({ date: '2025-03-01' }),
  },
  'a deleted game': {
    does: (league, pick) => staff.delete(`${league.address}/games/${gameAt(league, pick).id}`),
    makes: (asked, { id }) => asked.filter(game => game.id !== id),
  },
  'a team that leaves': {
    does: (league, pick) => staff.delete(`${league.address}/teams/${gameAt(league, pick).home_team_id}`),
    makes: (asked, { home_team_id: team }) => asked.filter(game => !plays(team)(game)),
  },
  'a deleted league': { does: ({ address }) => staff.delete(address), makes: () => [] },
  'another import': { does: ({ into }) => postImport(staff, into, correctedFiles), makes: asked => asked },
}

const round = fc.record({
  beside: fc.constantFrom(...Object.keys(BESIDE)),
  pick: fc.nat(6),
  at: fc.integer({ min: 1, max: LAST_APPEND }),
})

it('An import comes to what its files ask for and what staff did beside it, at whichever of its steps that was', async () => {
  const undisturbed = await importedLeague()
  await imported(staff, undisturbed.into, correctedFiles)
  const asked = await gamesIn(undisturbed.address)
  expect(asked).toHaveLength(8)
  /** The same games in another league: by their teams and their first date. */
  const askedOf = ({ games }: League): Games =>
    asked.map(game => {
      const place = undisturbed.games.findIndex(({ id }) => id === game.id)
      const { id = game.id, home_team_id = 0, away_team_id = 0 } = games[place] ?? {}
      const teamNamed = (name: string | null) => games.find(({ homeTeam }) => homeTeam === name)?.home_team_id ?? 0
      const teams = place < 0 ? { home_team_id: 0, away_team_id: teamNamed(game.awayTeam) } : { home_team_id, away_team_id }
      return { ...game, id, ...teams }
    })
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }), async rounds => {
      for (const { beside, pick, at } of rounds) {
        const league = await importedLeague()
        const { does, makes } = BESIDE[beside] as Beside
        const begun = beginAtAppend(product.application.stores.events, at, () => does(league, pick))
        const { id } = thingOf<ImportAnswer>(await postImport(staff, league.into, correctedFiles))
        const { state, why } = await ended(staff, id ?? 0)
        const { status } = await begun.ended()
        await settled()
        expect([beside, at, status < 500, state === 'finished' || why]).toEqual([beside, at, true, expect.anything()])
        const expected = status < 300 ? makes(askedOf(league), gameAt(league, pick), league.games) : askedOf(league)
        expect([beside, at, wordsOf(await gamesIn(league.address))]).toEqual([beside, at, wordsOf(expected)])
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
})

it('A score that staff enter between two steps of a game stays, and the import says so', async () => {
  const league = await importedLeague()
  const game = league.games.find(({ date, homeTeam }) => date === '2025-01-07' && homeTeam === 'Harbour Hawks')
  const { events } = product.application.stores
  const append = events.append.bind(events)
  let entered: Promise<Answer> | undefined
  events.append = async (stream, expected, facts) => {
    if (stream === `game-${game?.id}` && entered === undefined) {
      entered = staff.put(`/api/gamesv2/${game?.id}/scores`, { score_home: 50, score_away: 40 })
      for (let turn = 0; turn < TURNS; turn++) await setImmediate()
    }
    return append(stream, expected, facts)
  }
  const files = corrected(correctedFiles, 'games.csv', 'g1,2025-01-07,18:30', 'g1,2025-01-07,18:45')
  const { reports } = await imported(staff, league.into, files)
  events.append = append
  expect((await entered)?.status).toBe(200)
  const now = (await gamesIn(league.address)).find(({ id }) => id === game?.id)
  expect(now).toMatchObject({ time: '18:45', score_home: 50, score_away: 40 })
  expect(reports).toContainEqual(expect.stringMatching(/40–50 here and 18–22 in the file/))
})
