import { FIBA_RULES } from '@fullcourt/domain/leagues/courtside-rules'
import { seasonStream } from '@fullcourt/domain/entries/state'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import { NUMBER_ATTRIBUTE } from '@fullcourt/domain/definitions/lists'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import type { LeagueTeam } from '@fullcourt/domain/schedules/generation-input'
import type { SeasonDetails } from '@fullcourt/domain/seasons/events'
import { BASKETBALL } from '@fullcourt/domain/sports/sports'
import type { CommandWithContext, CommandOutcome } from '../../core/facts/command-with-context'
import { Commands } from '../../core/facts/commands'
import { Decider } from '../../core/facts/decider'
import { contextOfJob, type CommandContext } from '../../core/facts/command-context'
import { IdAllocator } from '../../core/facts/id-allocator'
import type { Scope } from '../../core/http/scope'
import type { Application } from '../app/application'
import { ChangeOrganization, CreateOrganization } from '../../contexts/organizations/organizations.commands'
import { ChangeSite } from '../../contexts/organizations/site/site.commands'
import { AddPlayer } from '../../contexts/players/commands/add-player.command'
import { CreateSeason } from '../../contexts/seasons/seasons.commands'
import { AddLeague, SetCourtsideRules, SetPlayOffPlaces } from '../../contexts/leagues/leagues.commands'
import { CreateTeam } from '../../contexts/teams/teams.commands'
import { EnterLeague, JoinRoster, NameCaptain } from '../../contexts/entries/entries.commands'
import { CreateUser } from '../../contexts/users/commands/create-user.command'
import { chanceOf } from './chance'
import { wallMoment } from './days'
import { playCup } from './demo-cup'
import { demoPlan } from './demo-plan'
import { DEMO_SEED, demoRecord, finishDemo, settleDemo, type DemoPerson, type DemoRecord } from './demo-record'
import { playPastSeason, playRunningSeason, type DemoPlayer, type DemoTeam } from './demo-season'
import { rostersOf, type TalentedPlayer } from './demo-rosters'
import { DEMO_SITE } from './demo-site'
import { enterTwice, tellStory, type Twice } from './demo-story'
import { ORGANIZATION_BRANDING, shirtNumber, TEAMS } from './names'
import type { DemoStage } from './stage'

/** The demo organization's slug. */
export const DEMO_SLUG = 'demo'
/** Who of the first roster is entered twice. */
const TWICE = 3
/** So many teams of each league go on to the play-offs. */
const PLAY_OFF_PLACES = 3

/** Hands out the settled ids, in the order of the steps, which is the same in every run. */
const settledIds = ({ ids }: DemoRecord): CommandContext['nextId'] => {
  const left = new Map(Object.entries(ids).map(([kind, list]) => [kind, [...list]]))
  return async kind => {
    const id = left.get(kind)?.shift()
    if (id === undefined) throw new Error(`The demo settled too few ids of the kind ${kind}.`)
    return id
  }
}

/** Makes a demo league through the product's own commands, every one with an id made of its name: repeating does no harm. */
class DemoMaker implements DemoStage {
  chance = chanceOf(DEMO_SEED)
  readonly scope: Extract<Scope, { readonly kind: 'policy' }>
  private readonly nextId: CommandContext['nextId']

  constructor(
    private readonly commands: Commands,
    private readonly record: DemoRecord,
    private readonly decider: Decider,
  ) {
    this.nextId = settledIds(record)
    const organization = record.ids.organization?.[0] ?? 0
    this.scope = { kind: 'policy', organization }
  }

  context(...step: readonly (string | number)[]): CommandContext {
    return contextOfJob(['demo', ...step], 'system', this.nextId)
  }

  as(person: 'owner' | 'staff', ...step: readonly (string | number)[]): CommandContext {
    const actor = this.record.ids.user?.[person === 'owner' ? 0 : 1] ?? 'system'
    return contextOfJob(['demo', ...step], actor, this.nextId)
  }

  async settled(kind: IdKind, count: number): Promise<readonly number[]> {
    const ids: number[] = []
    while (ids.length < count) ids.push(await this.nextId(kind))
    return ids
  }

  /** Waits for what follows from a command: the next step builds on it. */
  async make(command: CommandWithContext): Promise<number> {
    const { id } = await this.commands.execute<CommandOutcome>(command)
    return id ?? 0
  }

  async do(command: CommandWithContext): Promise<void> {
    await this.commands.dispatch(command)
  }

  async everything(): Promise<void> {
    await this.organization()
    const plan = demoPlan(wallMoment(new Date(this.record.began), DEFAULT_TIME_ZONE))
    const past = await this.season('past', plan.past)
    const present = await this.season('present', plan.present)
    const stories: (() => Promise<void>)[] = []
    for (const [i, league] of plan.leagues.entries()) {
      const before = await this.make(
        new AddLeague(this.context('league', 'past', i), { scope: this.scope, season: past, name: league.name }),
      )
      const now = await this.make(
        new AddLeague(this.context('league', 'present', i), { scope: this.scope, season: present, name: league.name }),
      )
      // Every league has a chance of its own: what was played does not depend on how many games of another one are over.
      this.chance = chanceOf(DEMO_SEED + i)
      await this.do(
        new SetPlayOffPlaces(this.context('play-off places', i), {
          scope: this.scope,
          at: { season: present, league: now },
          places: PLAY_OFF_PLACES,
        }),
      )
      const teams = await this.teams(i, { season: past, league: before })
      await this.enterAgain(teams, { season: present, league: now })
      const twice = i === 0 ? await this.enteredTwice(teams, { season: present, league: now }) : undefined
      const entries = await this.entriesOf(present, now)
      await playPastSeason(this, { season: past, league: before, teams }, league.past)
      const { organization } = this.scope
      const keepsMinutes = i === 0
      if (keepsMinutes) await this.keepMinutes({ season: present, league: now })
      const running = { organization, season: present, league: now, teams, entries, twice, keepsMinutes }
      const weeks = await playRunningSeason(this, running, league.present)
      await playCup(this, { season: present, league: now }, league.cup)
      if (twice) stories.push(() => tellStory(this, { season: present, league: now, name: league.name }, { weeks, twice }))
    }
    // What people did at last is what the history begins with.
    for (const tell of stories) await tell()
  }

  private keepMinutes(at: { season: number; league: number }): Promise<void> {
    const rules = { ...FIBA_RULES, clock: 'countdown' as const, keepsMinutes: true }
    return this.do(new SetCourtsideRules(this.context('courtside rules', at.league), { scope: this.scope, at, rules }))
  }

  private async enteredTwice([team]: readonly DemoTeam[], at: { season: number; league: number }): Promise<Twice | undefined> {
    const player = team?.players[TWICE]
    return team && player && enterTwice(this, player, { ...at, team: team.id })
  }

  private async entriesOf(season: number, league: number): Promise<readonly LeagueTeam[]> {
    const { entries } = await this.decider.state(seasonStream, season)
    const inLeague = [...entries.values()].filter(entry => entry.league === league)
    return inLeague.map(({ id, team }) => ({ team, entry: id, unavailable: [] }))
  }

  private async organization(): Promise<void> {
    const profile = { name: 'Riverside Basketball', slug: DEMO_SLUG, sports: [BASKETBALL] }
    const create = new CreateOrganization(this.context('organization'), { profile, branding: ORGANIZATION_BRANDING })
    const organization = await this.make(create)
    await this.do(
      new ChangeOrganization(this.context('features'), {
        scope: this.scope,
        organization,
        wanted: {},
        flags: { brackets: true },
      }),
    )
    await this.do(new ChangeSite(this.context('site'), { scope: this.scope, organization, wanted: DEMO_SITE }))
    for (const { username, role, password } of this.record.people) {
      const user = { organization, username, email: null, role, password }
      await this.make(new CreateUser(this.context('user', username), { by: 'system', user }))
    }
  }

  private season(when: 'past' | 'present', details: SeasonDetails): Promise<number> {
    const wanted = { details, active: when === 'present', sport: BASKETBALL }
    return this.make(new CreateSeason(this.context('season', when), { scope: this.scope, wanted }))
  }

  private async teams(league: number, at: { season: number; league: number }): Promise<DemoTeam[]> {
    const teams: DemoTeam[] = []
    const rosters = rostersOf(this.chance, league)
    for (const [place, { name, branding }] of (TEAMS[league] ?? []).entries()) {
      const team = await this.make(
        new CreateTeam(this.context('team', name), { scope: this.scope, details: { name }, enters: at, branding }),
      )
      teams.push({ id: team, players: await this.players({ name, place }, rosters[place] ?? [], { ...at, team }) })
    }
    return teams
  }

  private async players(
    { name: team, place }: { readonly name: string; readonly place: number },
    roster: readonly TalentedPlayer[],
    at: { season: number; league: number; team: number },
  ): Promise<DemoPlayer[]> {
    const players: DemoPlayer[] = []
    for (const [i, named] of roster.entries()) {
      const { firstName, lastName } = named
      const values = [{ attribute: NUMBER_ATTRIBUTE, value: shirtNumber(place, i) }]
      const player = { firstName, lastName, values }
      const id = await this.make(new AddPlayer(this.context('player', team, i), { scope: this.scope, player, joins: at }))
      players.push({ ...named, id })
    }
    await this.do(
      new NameCaptain(this.context('captain', team, 'past'), { scope: this.scope, at, captain: players[0]?.id ?? null }),
    )
    return players
  }

  /** The same teams with the same rosters play the running season too. */
  private async enterAgain(teams: readonly DemoTeam[], at: { season: number; league: number }): Promise<void> {
    for (const { id: team, players } of teams) {
      await this.do(new EnterLeague(this.context('entry', team), { scope: this.scope, at: { ...at, team } }))
      for (const { id } of players)
        await this.do(new JoinRoster(this.context('join', id), { scope: this.scope, at: { ...at, team }, player: id }))
      await this.do(
        new NameCaptain(this.context('captain', team, 'present'), {
          scope: this.scope,
          at: { ...at, team },
          captain: players[0]?.id ?? null,
        }),
      )
    }
  }
}

/** Makes the demo where it is missing or was cut off, and answers its people. */
export const ensureDemo = async ({ app, stores, clock }: Application): Promise<readonly DemoPerson[]> => {
  const known = await demoRecord(stores.secrets)
  if (known?.finished) return known.people
  const record = await settleDemo(stores.secrets, app.get(IdAllocator), clock())
  await new DemoMaker(app.get(Commands), record, app.get(Decider)).everything()
  await finishDemo(stores.secrets, record)
  return record.people
}
