import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FactMetadata } from '@fullcourt/domain/facts/fact'
import type { StoredFact } from '@fullcourt/event-store/port'
import { DeleteGame } from '../../contexts/games/games.commands'
import { AddPlayer } from '../../contexts/players/commands/add-player.command'
import { DeletePlayer } from '../../contexts/players/players.commands'
import { DeleteLeague } from '../../contexts/leagues/leagues.commands'
import { CreateTeam, DeleteTeam } from '../../contexts/teams/teams.commands'
import { LeaveLeague } from '../../contexts/entries/entries.commands'
import { makeGame, makeLeague, makePlayer, makeTeam, type MadeLeague } from '../../testing/made-league'
import { openProduct, type Client, type Product } from '../../testing/product'
import { followedUp } from '../../testing/followed-up'
import { storedSince } from '../../testing/stored'
import { contextOfJob, type CommandContext } from './command-context'
import type { CommandWithContext, CommandOutcome } from './command-with-context'
import { Commands } from './commands'
import { IdAllocator } from './id-allocator'
import { Policies } from './policies'
import { stepId } from './policy-steps'

let product: Product
let staff: Client
let league: MadeLeague
let home: { id: number; address: string }
let away: { id: number; address: string }
let player: number

beforeAll(async () => {
  product = await openProduct()
  staff = product.as('staff')
})
afterAll(() => product.close())

beforeEach(async () => {
  league = await makeLeague(staff)
  home = await makeTeam(staff, league, 'Hawks')
  away = await makeTeam(staff, league, 'Bulls')
  player = await makePlayer(staff, home, 'Ana', 'Lee')
})

const metadataOf = ({ metadata }: StoredFact) => metadata as unknown as FactMetadata
const scope = () => ({ kind: 'policy' as const, organization: product.organization.id })
const game = () => makeGame(staff, league, [home.id, away.id])
const at = (team: number) => ({ season: league.season, league: league.league, team })
const typesSince = async (position: string) => (await storedSince(product, position)).map(({ type }) => type)
const head = () => product.application.stores.events.head()

const context = (): CommandContext => {
  const ids = product.application.app.get(IdAllocator)
  return { ...contextOfJob([randomUUID()], 'system', kind => ids.next(kind)), reason: 'as agreed' }
}

/** Ends the process when the command is written and nothing that follows from it is. */
const crashAfter = async (command: CommandWithContext, more: readonly CommandWithContext[] = []): Promise<CommandOutcome> => {
  const { app } = product.application
  await app.get(Policies).stop()
  const outcome = await app.get(Commands).dispatch(command)
  for (const other of more) await app.get(Commands).dispatch(other)
  return outcome
}

/** Starts it again, and waits until everything was followed. */
const startAgain = async (): Promise<void> => {
  await product.restart()
  await followedUp(product.application)
}

/** What was written of the product's own organization. */
const ownTypesSince = async (position: string) => {
  const facts = await storedSince(product, position)
  return facts.filter(fact => metadataOf(fact).organization === product.organization.id).map(({ type }) => type)
}

type Following = {
  readonly what: string
  readonly prepare?: () => Promise<unknown>
  readonly command: () => CommandWithContext
  /** The command's own fact, and what follows from it. */
  readonly facts: readonly string[]
}

const FOLLOWING: readonly Following[] = [
  {
    what: 'a new team enters its league',
    command: () =>
      new CreateTeam(context(), {
        scope: scope(),
        details: { name: 'Owls' },
        enters: { season: league.season, league: league.league },
      }),
    facts: ['TeamCreated', 'TeamEnteredLeague'],
  },
  {
    what: 'a new player joins their roster',
    command: () => new AddPlayer(context(), { scope: scope(), player: { firstName: 'Bo', lastName: 'Ray' }, joins: at(home.id) }),
    facts: ['PlayerAdded', 'PlayerJoinedRoster'],
  },
  {
    what: 'a team that leaves its league takes its games along',
    prepare: async () => [await game(), await game(), await game()],
    command: () => new LeaveLeague(context(), { scope: scope(), at: at(home.id) }),
    facts: ['TeamLeftLeague', 'GameDeleted', 'GameDeleted', 'GameDeleted'],
  },
  {
    what: 'a deleted team leaves its leagues, and its games go',
    prepare: () => game(),
    command: () => new DeleteTeam(context(), { scope: scope(), team: home.id }),
    facts: ['TeamDeleted', 'TeamLeftLeague', 'GameDeleted'],
  },
  {
    what: 'a deleted player leaves their rosters',
    command: () => new DeletePlayer(context(), { scope: scope(), player }),
    facts: ['PlayerDeleted', 'PlayerLeftRoster'],
  },
]

describe.each(FOLLOWING)('$what', ({ prepare, command, facts }) => {
  it('after a crash between the two: it completes, once', async () => {
    await prepare?.()
    const before = await head()
    await crashAfter(command())
    expect(await ownTypesSince(before)).toEqual(facts.slice(0, 1))
    await startAgain()
    expect(await ownTypesSince(before)).toEqual(facts)
    await startAgain()
    expect(await ownTypesSince(before)).toEqual(facts)
  })

  it('in the name of the user who caused it, for their reason, and says from which fact it follows', async () => {
    await prepare?.()
    const before = await head()
    const caused = command()
    await product.application.app.get(Commands).execute(caused)
    const [first, ...followed] = await storedSince(product, before)
    const causes = new Set([first, ...followed].map(fact => fact?.id))
    for (const fact of followed) {
      const { actor, reason, correlation, cause } = metadataOf(fact)
      expect({ actor, reason, correlation }).toEqual({
        actor: 'system',
        reason: 'as agreed',
        correlation: caused.context.correlation,
      })
      expect(causes.has(cause as string)).toBe(true)
    }
    expect(followed.map(({ type }) => type)).toEqual(facts.slice(1))
  })
})

it('goes on where it was in the middle: what was done already is not done again', async () => {
  const games = [await game(), await game(), await game()]
  const before = await head()
  await crashAfter(new LeaveLeague(context(), { scope: scope(), at: at(home.id) }))
  const [left] = await storedSince(product, before)
  const step = { ...context(), id: stepId('delete-games-of-left-team', (left as StoredFact).id, games[1] as number) }
  await product.application.app.get(Commands).dispatch(new DeleteGame(step, { scope: scope(), game: games[1] as number }))
  await startAgain()
  const deleted = (await storedSince(product, before)).filter(({ type }) => type === 'GameDeleted').map(({ stream }) => stream)
  expect(deleted.toSorted()).toEqual(games.map(id => `game-${id}`).toSorted())
})

it('goes on after a follow-up that is refused because its subject changed meanwhile', async () => {
  const before = await head()
  const place = { season: league.season, league: league.league }
  await crashAfter(new CreateTeam(context(), { scope: scope(), details: { name: 'Too late' }, enters: place }), [
    new DeleteLeague(context(), { scope: scope(), at: place }),
    new CreateTeam(context(), { scope: scope(), details: { name: 'In no league' } }),
  ])
  await startAgain()
  expect(await ownTypesSince(before)).toEqual(['TeamCreated', 'LeagueDeleted', 'TeamCreated'])
})

describe('nothing follows again', () => {
  /** A history with everything that something follows from. */
  const history = async () => {
    await game()
    const gone = await makePlayer(staff, away, 'Di', 'Orr')
    await staff.delete(`${away.address}/players/${gone}`)
    const left = await makeTeam(staff, league, 'Leavers')
    await staff.delete(left.address)
    await staff.delete(`/api/playersv2/${player}`)
    await staff.delete(`/api/teams/${home.id}`)
    await makePlayer(staff, away, 'Cy', 'Fox')
  }

  it('while documents are written anew', async () => {
    await history()
    const before = await head()
    const { runner } = product.application
    await (
      await runner.rebuild()
    ).finished
    await startAgain()
    expect(await ownTypesSince(before)).toEqual([])
  })

  it('when older documents are restored', async () => {
    const files = ['', '-wal', '-shm'].map(suffix => join(product.folder, `documents.sqlite${suffix}`))
    await product.application.close()
    const yesterday = await Promise.all(files.map(file => readFile(file).catch(() => undefined)))
    await product.restart()
    await history()
    const before = await head()
    await product.application.close()
    for (const [n, file] of files.entries()) {
      await rm(file, { force: true })
      if (yesterday[n] !== undefined) await writeFile(file, yesterday[n])
    }
    await startAgain()
    expect(await typesSince(before)).toEqual([])
  })

  it('when the documents are lost', async () => {
    await history()
    const before = await head()
    await product.application.close()
    for (const suffix of ['', '-wal', '-shm']) await rm(join(product.folder, `documents.sqlite${suffix}`), { force: true })
    await startAgain()
    expect(await typesSince(before)).toEqual([])
  })
})
