import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { SIDES } from '@fullcourt/domain/games/sides'
import { openEmbeddedEventStore } from '@fullcourt/event-store/embedded/embedded-event-store'
import type { OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { recall } from '@fullcourt/domain/log/recall'
import type { Position } from '@fullcourt/event-store/port'
import type { History } from '@fullcourt/projections/history-generator/histories'
import { randomHistories } from '@fullcourt/projections/history-generator/random-histories'
import { choose, type Installation } from '@fullcourt/projections/history-generator/installation'
import { writeFacts } from '@fullcourt/projections/history-generator/writing-log'
import { DeleteGame, RecordLine, RecordWalkover, UpdateScore } from '../../contexts/games/games.commands'
import { LeaveLeague } from '../../contexts/entries/entries.commands'
import { MergePlayers, UnmergePlayer } from '../../contexts/players/merging/merging.commands'
import { contextOnce, type CommandContext } from '../../core/facts/command-context'
import type { CommandWithContext } from '../../core/facts/command-with-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { EffectsAnswer } from '../../core/effects/effects.answers'
import type { Scope } from '../../core/http/scope'
import { readSettings } from '../../core/settings/settings'
import { nameLogIn } from '../../storage/private-store/log-record'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import { openTestApplication } from '../../testing/application'
import { ImportJobs } from '../../contexts/imports/import-jobs'
import { followedUp } from '../../testing/followed-up'
import { until } from '../../testing/until'
import type { Application } from '../app/application'
import { concernedBy, type Concerned } from './concerned'
import { differenceOf, type Effects } from './difference'
import { Previews, type CallWork } from './previews'
import { ShownReader, type ShownPages } from './shown-reader'

const HISTORIES = 4
const STEPS = 25

const openOn = async ({ facts }: History) => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-previews-'))
  const events = await openEmbeddedEventStore(folder)
  await writeFacts(events, facts)
  await events.close()
  const secrets = await openEmbeddedPrivateStore(folder)
  await nameLogIn(secrets, 'generated')
  await secrets.close()
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openTestApplication(settings, { logger: ['fatal'] })
  await application.ready
  // Imports that were running go on, and find that their files are gone.
  await until(async () => (await application.app.get(ImportJobs).unfinished()).length === 0)
  await followedUp(application)
  return { application, end: () => application.close().then(() => rm(folder, { recursive: true })) }
}

const KINDS = ['score', 'walkover', 'line', 'delete', 'merge', 'unmerge', 'leave'] as const

/** A command, of whatever the picks name; it may be refused. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    what: fc.nat({ max: 200 }),
    who: fc.nat({ max: 200 }),
    points: fc.nat({ max: 90 }),
  }),
  { minLength: STEPS, maxLength: STEPS },
)
type Step = { readonly kind: (typeof KINDS)[number]; readonly what: number; readonly who: number; readonly points: number }

type Make = (context: CommandContext) => CommandWithContext
type Made = { readonly organization: OrganizationId; readonly make: Make }

const gameCommand = ({ kind, what, who, points }: Step, installation: Installation): Made | undefined => {
  const found = choose(installation.games, what)
  if (!found) return undefined
  const { game, context } = found
  const { organization } = context
  const scope: Scope = { kind: 'policy', organization }
  const side = SIDES[who % 2] ?? 'home'
  const given = { scope, game, undoes: 'all' as const }
  const entry = {
    game,
    player: choose(installation.players, who)?.player ?? 1,
    team: context[side].team,
    figures: { PTS: points },
  }
  const make: { readonly [Kind in Step['kind']]?: Make } = {
    score: call => new UpdateScore(call, { ...given, is: { home: points, away: who % 90 } }),
    walkover: call => new RecordWalkover(call, { ...given, winner: points % 3 === 0 ? null : side }),
    delete: call => new DeleteGame(call, given),
    line: call => new RecordLine(call, { scope, entry }),
  }
  const made = make[kind]
  return made && { organization, make: made }
}

const mergeCommand = ({ kind, what, who }: Step, installation: Installation): Made | undefined => {
  const [one, other] = [choose(installation.players, what), choose(installation.players, who)]
  if (!one || !other) return undefined
  const { organization, player: master } = one
  const scope: Scope = { kind: 'policy', organization }
  return {
    organization,
    make: call =>
      kind === 'merge'
        ? new MergePlayers(call, { scope, named: { master, duplicates: [other.player] } })
        : new UnmergePlayer(call, { scope, master, duplicate: other.player }),
  }
}

const leavingOf = ({ what }: Step, installation: Installation): Made | undefined => {
  const place = choose(installation.entries, what)
  if (!place) return undefined
  const { organization, season, league, team } = place
  return {
    organization,
    make: call => new LeaveLeague(call, { scope: { kind: 'policy', organization }, at: { season, league, team } }),
  }
}

const commandOf = (step: Step, installation: Installation): Made | undefined => {
  if (step.kind === 'leave') return leavingOf(step, installation)
  return step.kind === 'merge' || step.kind === 'unmerge' ? mergeCommand(step, installation) : gameCommand(step, installation)
}

/** The facts that were written after a position. */
const factsAfter = async ({ stores }: Application, position: Position) => {
  const facts = []
  for await (const page of stores.events.readAll(position))
    for (const stored of page) {
      const fact = recall(stored)
      if (fact !== 'unknown') facts.push(fact)
    }
  return facts
}

type Pages = { readonly pages: ShownPages; readonly leaders: ReadonlyMap<SeasonId | 'active', ShownPages['leaders']> }

/** Everything of an organization that a preview may show. */
const pagesOf = async (shown: ShownReader, installation: Installation, organization: OrganizationId): Promise<Pages> => {
  const isOwn = (one: { readonly organization: OrganizationId }) => one.organization === organization
  const nothing = { organization, leagues: [], playedIn: [], divisions: [], leadersOf: [], games: [] }
  const seasons = ['active' as const, ...installation.seasons.filter(isOwn).map(({ season }) => season)]
  const leaders = await Promise.all(
    seasons.map(async season => [season, (await shown.of({ ...nothing, leadersOf: [season] })).leaders] as const),
  )
  const leagues = installation.leagues.filter(isOwn).map(({ league }) => league)
  const pages = await shown.of({
    ...nothing,
    leagues,
    playedIn: leagues,
    divisions: installation.divisions.filter(isOwn),
    games: installation.games.filter(({ context }) => isOwn(context)).map(({ game }) => game),
  })
  return { pages, leaders: new Map(leaders) }
}

const sorted = (lists: Effects) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.map(one => JSON.stringify(one)).toSorted()]))

const shownBy = ({ ranks, leaders, bracket, games, progress }: Effects) => sorted({ ranks, leaders, bracket, games, progress })

/** What changed on all pages, of those leaders and those games that the facts concern. */
const cameTo = (before: Pages, after: Pages, concerned: Concerned) => {
  const leadersIn = ({ leaders }: Pages) => concerned.leadersOf.flatMap(season => leaders.get(season) ?? [])
  const withLeaders = (one: Pages): ShownPages => ({ ...one.pages, leaders: leadersIn(one) })
  const all = differenceOf(withLeaders(before), withLeaders(after))
  return sorted({ ...all, games: all.games.filter(({ game_id }) => concerned.games.includes(game_id)) })
}

/** Whether a step was done; what was shown of it before is held against what it came to on all pages. */
const tried = async (application: Application, installation: Installation, step: Step): Promise<boolean> => {
  const made = commandOf(step, installation)
  if (!made) return false
  const { app, stores } = application
  const [previews, shown, commands, ids] = [app.get(Previews), app.get(ShownReader), app.get(Commands), app.get(IdAllocator)]
  const work = (): CallWork => ({
    call: contextOnce('system', kind => ids.next(kind)),
    run: context => commands.execute(made.make(context)),
  })
  const before = await pagesOf(shown, installation, made.organization)
  const head = await stores.events.head()
  const preview = await previews.answer(work()).catch((error: Error) => error.message)
  expect(await stores.events.head()).toBe(head)
  expect(await pagesOf(shown, installation, made.organization)).toEqual(before)
  if (typeof preview === 'string') {
    await expect(commands.execute(made.make(work().call))).rejects.toThrow(preview)
    return false
  }
  const { effects } = preview as { readonly effects: EffectsAnswer }
  await previews.save(effects.token, work())
  await followedUp(application)
  const facts = await factsAfter(application, head)
  expect(facts).toHaveLength(effects.facts)
  const concerned = concernedBy(facts)
  if (concerned === undefined) return false
  const after = await pagesOf(shown, installation, made.organization)
  expect({ step, ...shownBy(effects) }).toEqual({ step, ...cameTo(before, after, concerned) })
  return Object.values(shownBy(effects)).some(list => list.length > 0)
}

it('A preview of whatever command is what saving it then does to all pages, and changes nothing by itself', async () => {
  let told = 0
  await fc.assert(
    fc.asyncProperty(randomHistories(), steps, async (history, given) => {
      const { application, end } = await openOn(history)
      try {
        for (const step of given) if (await tried(application, history.installation, step)) told += 1
      } finally {
        await end()
      }
    }),
    { numRuns: HISTORIES, endOnFailure: true },
  )
  // Enough of them showed something.
  expect(told).toBeGreaterThan(HISTORIES)
})
