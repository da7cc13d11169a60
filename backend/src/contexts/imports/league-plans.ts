import type { GameId, PlayerId, TeamId } from '@fullcourt/domain/ids/kinds'
import { NO_VALUE, type Digest, type Unit, type UnitDigests } from '@fullcourt/domain/imports/figures'
import { NO_BRANDING } from '@fullcourt/domain/branding/state'
import { planBranding, type BrandedTeam, type BrandingPlan } from '@fullcourt/domain/imports/plan-branding'
import { planGame, type GamePlan, type WantedGame } from '@fullcourt/domain/imports/plan-game'
import { asNamed, withMergedLines } from '@fullcourt/domain/imports/merged-lines'
import { planName, type NamePlan } from '@fullcourt/domain/imports/plan-name'
import { rowsOfWay, wayOf, type GameWay, type Waits } from '@fullcourt/domain/imports/waiting'
import { gameStream, type Game } from '@fullcourt/domain/games/state'
import { scheduleGame } from '@fullcourt/domain/games/decide'
import type { GameInDraft } from '@fullcourt/domain/schedules/imported-draft'
import { plannedGame } from '@fullcourt/domain/schedules/planned-game'
import { planRosters, type RosterPlan, type WantedRosters } from '@fullcourt/domain/imports/plan-rosters'
import { gameWords } from '@fullcourt/domain/imports/report-words'
import type { GameFileRow, LeagueRows, PlayerFileRow, TeamFileRow } from '@fullcourt/domain/imports/rows'
import type { MappedIds } from '@fullcourt/domain/imports/brought-in'
import type { Identities } from '@fullcourt/domain/players/merging/identities'
import type { Entry } from '@fullcourt/domain/entries/state'
import type { LeagueNow, NameNow, TeamNow } from './league-now'
import type { ExternalIds } from './external-ids'

/** What a plan was made from: the revision at which the thing was read; undefined where it was not there yet. */
type Read = { readonly read: number | undefined }

export type TeamPlan = NamePlan &
  Read & {
    readonly team: TeamId
    readonly row: TeamFileRow
    readonly enters: boolean
    readonly chooses: BrandingPlan['chooses']
  }
export type PlayerPlan = NamePlan & Read & { readonly player: PlayerId; readonly row: PlayerFileRow }
export type GameToImport = Read & {
  readonly game: WantedGame
  readonly plan: GamePlan
  readonly way: GameWay
  /** The draft that has it, as long as it is not there. */
  readonly draft: GameInDraft | undefined
}

/** What the files say, in the product's ids, and what was brought in of it before. */
export type Planning = {
  readonly rows: LeagueRows
  readonly ids: ExternalIds
  readonly mapped: MappedIds
  readonly digests: ReadonlyMap<Unit, UnitDigests>
  readonly digest: Digest
  /** Who is who among the organization's players. */
  readonly identities: Identities
  readonly drafts: ReadonlyMap<GameId, GameInDraft>
  readonly waits: Waits
}

/** A game of a draft as it would be, were that published. */
const asPublished = ({ planned, game }: GameInDraft): Game => {
  const decision = scheduleGame(gameStream.initial, plannedGame(planned, game))
  return decision.kind === 'facts' ? decision.facts.reduce<Game>(gameStream.evolve, gameStream.initial) : gameStream.initial
}

/** Players who are planned together: their names are opened, and their keys made, in one step. */
const TOGETHER = 500

/** Plans a league's import, thing by thing, from what the files say and the state at that moment. */
export class LeaguePlans {
  /** Players who were deleted here, as far as `players` met them. */
  private readonly removed = new Set<PlayerId>()

  constructor(
    private readonly planning: Planning,
    private readonly now: LeagueNow,
  ) {}

  async team(row: TeamFileRow, entries: readonly Entry[]): Promise<TeamPlan> {
    const { ids, digest } = this.planning
    const team = ids.of('team', row.id)
    const label = `Team #${team} (${row.id})`
    const unit = `team/${team}` as const
    const now = await this.now.team(team)
    const before = this.before(unit)
    const named = now === null || now === 'deleted' ? now : { name: now.name }
    const read = now === null || now === 'deleted' ? undefined : now.revision
    const plan = planName(digest, { unit, label, before, wanted: { name: row.name }, now: named })
    const branding = this.branding({ team, label, before, wanted: row.branding ?? {} }, now)
    const reports = [...plan.reports, ...branding.reports]
    const entry = entries.find(({ id }) => id === ids.of('entry', row.id))
    const left = entry?.left === true && now !== 'deleted'
    return {
      ...plan,
      read,
      team,
      row,
      enters: now !== 'deleted' && entry === undefined,
      rows: [...plan.rows, ...branding.rows],
      chooses: branding.chooses,
      reports: left ? [...reports, `${label} left the league here and stays out.`] : reports,
    }
  }

  /** All players of the files, so many at a time. */
  async *players(): AsyncGenerator<readonly PlayerPlan[], void> {
    const { players } = this.planning.rows
    for (let from = 0; from < players.length; from += TOGETHER) yield await this.playersOf(players.slice(from, from + TOGETHER))
  }

  /** `entries` are those that are active, or will be. */
  rosters(entries: ReadonlyMap<TeamId, readonly PlayerId[]>): RosterPlan {
    const { rows, ids, digest, digests, identities } = this.planning
    const player = (external: string) => ids.of('player', external)
    const team = (external: string) => ids.of('team', external)
    const wanted: WantedRosters =
      rows.rosters.kind === 'named'
        ? { kind: 'named', places: rows.rosters.places.map(place => ({ team: team(place.team), player: player(place.player) })) }
        : {
            kind: 'one-each',
            places: rows.rosters.places.map(place => ({
              player: player(place.player),
              team: place.team === null ? null : team(place.team),
            })),
          }
    const { masterOf, distinct } = identities
    const rosters = new Map([...entries].map(([team, roster]) => [team, distinct(roster)]))
    return planRosters(digest, wanted, digests, { rosters, removed: this.removed, masterOf })
  }

  /** A game of a team that is not in the league here any more is not brought in. */
  async game(row: GameFileRow, playing: ReadonlySet<TeamId>): Promise<GameToImport> {
    const { digest, identities, drafts, waits } = this.planning
    const wanted = this.wantedGame(row)
    const { game: there, revision: read } = await this.now.game(wanted.id)
    const draft = there.kind === 'unknown' ? drafts.get(wanted.id) : undefined
    const here = draft ? asPublished(draft) : there
    const compared = { game: wanted, now: here, before: this.before(`game/${wanted.id}`) }
    const { game, now, before } = withMergedLines(digest, identities, compared)
    const planned = planGame(digest, game, now, { before, removed: this.removed })
    const plan = { ...planned, lines: asNamed(planned.lines, compared, identities) }
    const out = [game.home, game.away].find(team => !playing.has(team))
    if (plan.schedule && out !== undefined) {
      const why = `${gameWords(game)} was not imported: team #${out} is not in the league here any more.`
      const left = { ...plan, schedule: false, score: null, lines: [], rows: [], reports: [why] }
      return { game, read, draft, way: 'at-once', plan: left }
    }
    const way = wayOf({ game, plan, now: here, isInDraft: draft !== undefined }, waits)
    return { game, read, draft, way, plan: { ...plan, rows: rowsOfWay(way, game, plan) } }
  }

  /** What was imported before, still exists, and is in the files no more: reported, never deleted. */
  async goneThings(): Promise<readonly string[]> {
    const { ids, mapped } = this.planning
    const reports: string[] = []
    for (const id of this.missing('team'))
      if (typeof (await this.now.team(id)) === 'object')
        reports.push(`Team #${id} (${externalOf(mapped.team, id)}) is no longer in the files. It stays.`)
    const { drafts, identities } = this.planning
    const { masterOf } = identities
    const players = this.missing('player').filter(id => masterOf(id) === id)
    for (const [id, name] of await this.now.players(players))
      if (name !== null && name !== 'deleted') reports.push(`Player #${id} is no longer in the files. The player stays.`)
    const games = ids.all('game')
    const isHere = async (id: GameId) => drafts.has(id) || (await this.now.game(id)).game.kind === 'active'
    for (const [external, id] of mapped.game)
      if (!games.has(id) && this.wasBroughtIn(`game/${id}`) && (await isHere(id)))
        reports.push(`${gameWords({ id, external })} is no longer in the files. It stays.`)
    return reports
  }

  private async playersOf(rows: readonly PlayerFileRow[]): Promise<readonly PlayerPlan[]> {
    const { ids, digest, identities } = this.planning
    const masterOf = (row: PlayerFileRow) => identities.masterOf(ids.of('player', row.id))
    const names = await this.now.players(rows.map(masterOf))
    return rows.map(row => {
      const player = ids.of('player', row.id)
      const master = masterOf(row)
      const unit = `player/${player}` as const
      const now = names.get(master) ?? null
      if (now === 'deleted') this.removed.add(master)
      // The name of a merged player is that of whom they were merged into.
      if (master !== player) return { does: 'nothing' as const, rows: [], reports: [], read: undefined, player, row }
      const wanted = { firstName: row.firstName, lastName: row.lastName }
      const named = now === null || now === 'deleted' ? now : now.name
      const read = now === null || now === 'deleted' ? undefined : now.revision
      const plan = planName(digest, { unit, label: `Player #${player}`, before: this.before(unit), wanted, now: named })
      return { ...plan, read, player, row }
    })
  }

  private branding(team: Omit<BrandedTeam, 'now'>, now: NameNow<TeamNow>): BrandingPlan {
    if (now === 'deleted') return { chooses: {}, rows: [], reports: [] }
    return planBranding(this.planning.digest, { ...team, now: now?.branding ?? NO_BRANDING })
  }

  private missing(kind: 'team' | 'player'): readonly number[] {
    const named = this.planning.ids.all(kind)
    return [...this.planning.mapped[kind].values()].filter(id => !named.has(id) && this.wasBroughtIn(`${kind}/${id}`))
  }

  private wasBroughtIn(unit: Unit): boolean {
    return [...this.before(unit).values()].some(digest => digest !== NO_VALUE)
  }

  private before(unit: Unit): UnitDigests {
    return this.planning.digests.get(unit) ?? new Map()
  }

  private wantedGame(row: GameFileRow): WantedGame {
    const { ids } = this.planning
    const id: GameId = ids.of('game', row.id)
    const { stage, details, score } = row
    const lines = row.lines.map(({ team, player, line }) => ({
      player: ids.of('player', player),
      side: team === row.home ? ('home' as const) : ('away' as const),
      line,
    }))
    return { id, external: row.id, stage, home: ids.of('team', row.home), away: ids.of('team', row.away), details, score, lines }
  }
}

const externalOf = (mapped: ReadonlyMap<string, number>, id: number): string =>
  [...mapped].find(([, mappedTo]) => mappedTo === id)?.[0] ?? String(id)
