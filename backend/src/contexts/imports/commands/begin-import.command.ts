import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { beginImport, type InImport } from '@fullcourt/domain/imports/decide'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import { importStream, type LeagueImports } from '@fullcourt/domain/imports/state'
import type { IdKind, ImportId } from '@fullcourt/domain/ids/kinds'
import { Semaphore } from '@fullcourt/projections/semaphore'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import type { Scope } from '../../../core/http/scope'
import type { LeagueFiles } from '../files'
import { ImportFiles } from '../import-files'
import { ImportJobs } from '../import-jobs'
import { ImportTargets, type FoundTarget, type WantedTarget } from '../import-targets'

/** Begins to import files that were checked; the job goes on in the background. */
export class BeginImport implements CommandWithContext<BegunImport> {
  declare readonly outcome?: BegunImport

  constructor(
    readonly context: CommandContext,
    readonly data: {
      readonly scope: Scope
      readonly wanted: WantedTarget
      readonly files: LeagueFiles
      readonly rows: number
    },
  ) {}
}

type BegunImport = Outcome & { readonly id: ImportId }

@CommandHandler(BeginImport)
export class BeginImportHandler implements ICommandHandler<BeginImport> {
  /** Two imports that begin at once must see each other: what one is about to make the other must not make too. */
  private readonly turns = new Semaphore(1)

  constructor(
    private readonly decider: Decider,
    private readonly targets: ImportTargets,
    private readonly files: ImportFiles,
    private readonly jobs: ImportJobs,
  ) {}

  execute(command: BeginImport): Promise<BegunImport> {
    return this.turns.take(() => this.begin(command))
  }

  private async begin({ context, data: { scope, wanted, files, rows } }: BeginImport): Promise<BegunImport> {
    const target = await this.reserved(context, await this.targets.find(scope, wanted, await this.jobs.targets()))
    const id = await context.nextId('import')
    await this.files.keep(id, files)
    const outcome = await this.written(context, { import: id, target }, rows).catch(async (error: unknown) => {
      await this.files.remove(id)
      throw error
    })
    if (outcome.position !== null && outcome.facts.length > 0)
      this.jobs.begin({ import: id, target, by: context.actor }, outcome.position)
    return { ...outcome, id }
  }

  private written(context: CommandContext, begun: InImport, rows: number): Promise<Outcome> {
    const { organization, league } = begun.target
    const decide = (state: LeagueImports) => beginImport(state, { ...begun, rows })
    return this.decider.handle({ stream: importStream, id: league.id, context, organization: organization.id, decide })
  }

  /** What does not exist gets its id before the import begins. */
  private async reserved(context: CommandContext, { organization, season, league }: FoundTarget): Promise<ImportTarget> {
    const made = async <Thing extends { readonly id: number | null }>(kind: IdKind, thing: Thing) => ({
      ...thing,
      id: thing.id ?? (await context.nextId(kind)),
    })
    return {
      organization: await made('organization', organization),
      season: await made('season', season),
      league: await made('league', league),
    }
  }
}
