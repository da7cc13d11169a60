import { Inject } from '@nestjs/common'
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { countName, NO_DIGESTS, partsOfKey, type DigestedRow } from '@fullcourt/domain/imports/figures'
import type { GameWay } from '@fullcourt/domain/imports/waiting'
import { importedChangesFault } from '@fullcourt/domain/schedules/pending/decide'
import { importedDraftFault } from '@fullcourt/domain/schedules/imported-draft'
import type { LeagueRows } from '@fullcourt/domain/imports/rows'
import { noImports, type LeagueImports } from '@fullcourt/domain/imports/state'
import type { Scope } from '../../../core/http/scope'
import { KEYED_HASH } from '../../../core/injection/tokens'
import type { KeyedHash } from '../../../storage/people/keyed-hash'
import { yieldToEventLoopEvery } from '../yield-to-event-loop'
import type { CheckedUpload } from '../check/checked-upload'
import { NOTHING_TO_PUBLISH, previewAnswer, type Counts } from './import-answer'
import { ReportNames } from './report-names'
import { ImportLog } from '../import-log'
import { ImportJobs } from '../import-jobs'
import { ImportTargets, type FoundTarget, type WantedTarget } from '../import-targets'
import type { ImportAnswer } from '../imports.answers'
import { ImportConflicts, NO_CONFLICTS, type GameOfFiles, type GamesOfFiles } from './import-conflicts'
import { currentRosters } from '../job/import-rosters'
import { LeagueNow } from '../league-now'
import { LeaguePlans } from '../league-plans'
import { madeUpIds, ExternalIds } from '../external-ids'

const SLICE_MILLISECONDS = 8

/** What the files hold, what is wrong with them, and what an import of them would do. It writes nothing. */
export class PreviewImportQuery {
  constructor(
    readonly scope: Scope,
    readonly wanted: WantedTarget,
    readonly upload: CheckedUpload,
  ) {}
}

/** Counts what would be remembered, as an import counts what was. */
class Tally {
  readonly counts: { [what: string]: number } = {}
  readonly reports: string[] = []

  constructor(private readonly imports: LeagueImports) {}

  add({ rows, reports }: { readonly rows: readonly DigestedRow[]; readonly reports: readonly string[] }): void {
    for (const row of rows) {
      const name = countName(this.imports.digests.get(partsOfKey(row[0]).unit) ?? NO_DIGESTS, row)
      if (name !== undefined) this.counts[name] = (this.counts[name] ?? 0) + 1
    }
    this.reports.push(...reports)
  }
}

const NOTHING_FOUND = { counts: {}, reports: [], conflicts: NO_CONFLICTS, unpublished: NOTHING_TO_PUBLISH }

@QueryHandler(PreviewImportQuery)
export class PreviewImportQueryHandler implements IQueryHandler<PreviewImportQuery> {
  constructor(
    private readonly targets: ImportTargets,
    private readonly jobs: ImportJobs,
    private readonly log: ImportLog,
    private readonly now: LeagueNow,
    private readonly names: ReportNames,
    private readonly conflicts: ImportConflicts,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
  ) {}

  async execute({ scope, wanted, upload: { rows, problems } }: PreviewImportQuery): Promise<ImportAnswer> {
    const target = await this.targets.find(scope, wanted, await this.jobs.targets())
    const found = { target, total: rows.count, problems: problems.all, notes: problems.notes }
    if (problems.count > 0) return previewAnswer({ ...found, ...NOTHING_FOUND })
    const { counts, reports, ...planned } = await this.wouldBe(target, rows)
    const wayed = (way: GameWay) => planned.games.filter(game => game.way === way)
    const drafted = wayed('drafted').map(({ game }) => ({ ...game.details, home: game.home, away: game.away }))
    const changed = wayed('change-waits').map(({ game }) => game.id)
    const pending = await this.now.pending(target.league.id)
    const fault = importedDraftFault(drafted) ?? importedChangesFault({ pending }, changed)
    if (fault) return previewAnswer({ ...found, ...NOTHING_FOUND, problems: [`games.csv: ${fault.message}`] })
    const unpublished = { drafted: drafted.length, waiting: changed.length }
    const conflicts = await this.conflicts.of(target, planned)
    const { id } = target.organization
    return previewAnswer({
      ...found,
      counts,
      conflicts,
      unpublished,
      reports: id === null ? reports : await this.names.in(reports, id),
    })
  }

  private async wouldBe(
    { organization, season, league }: FoundTarget,
    rows: LeagueRows,
  ): Promise<GamesOfFiles & { counts: Counts; reports: readonly string[] }> {
    const imports = league.id === null ? noImports : await this.log.state(league.id)
    const { ids: mapped, digests } = imports
    const ids = new ExternalIds(this.keyedHash, rows, mapped, madeUpIds())
    const identities = await this.now.identities(organization.id)
    const digest = (text: string) => this.keyedHash('import-row', text)
    const drafts = await this.now.drafts(league.id)
    const waits = await this.now.waits(organization.id)
    const plans = new LeaguePlans({ rows, ids, mapped, digests, identities, drafts, waits, digest }, this.now)
    const entries = await this.now.entries({ season: season.id, league: league.id })
    const tally = new Tally(imports)
    const yieldToEventLoop = yieldToEventLoopEvery(SLICE_MILLISECONDS)
    const rosters = new Map(currentRosters(entries))
    for (const row of rows.teams) {
      const plan = await plans.team(row, entries)
      tally.add(plan)
      if (plan.enters) rosters.set(plan.team, [])
      await yieldToEventLoop()
    }
    for await (const planned of plans.players()) {
      for (const plan of planned) tally.add(plan)
      await yieldToEventLoop()
    }
    tally.add(plans.rosters(rosters))
    const playing = new Set(rosters.keys())
    const games: GameOfFiles[] = []
    for (const row of rows.games) {
      const { game, plan, way } = await plans.game(row, playing)
      tally.add(plan)
      games.push({ row, game, plan, way })
      await yieldToEventLoop()
    }
    return { counts: tally.counts, reports: [...tally.reports, ...(await plans.goneThings())], games, teams: rows.teams, entries }
  }
}
