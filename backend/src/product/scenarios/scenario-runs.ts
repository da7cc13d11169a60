import { performance } from 'node:perf_hooks'
import { Inject, Injectable, ServiceUnavailableException } from '@nestjs/common'
import { LRUCache } from 'lru-cache'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ScenarioChange, StepNumber } from '@fullcourt/domain/scenarios/events'
import type { EventStore } from '@fullcourt/event-store/port'
import { Semaphore } from '@fullcourt/projections/semaphore'
import { contextOnce } from '../../core/facts/command-context'
import { Commands } from '../../core/facts/commands'
import { IdAllocator } from '../../core/facts/id-allocator'
import { Busy } from '../../core/facts/refused'
import type { Actor } from '../../core/http/actor'
import { EVENT_STORE } from '../../core/injection/tokens'
import { Documents } from '../../storage/documents/documents'
import { inFork, type Fork } from '../../storage/fork/fork'
import { Forks } from '../../storage/fork/forks'
import { commandOfChange } from './change-command'
import { nameOfState, stillHolds, type KeptRun } from './kept-run'
import { CourseOfSteps } from './course-of-steps'
import type { KnownScenario } from './scenario-access'
import type { ScenarioRun, StepOutcome } from './scenario-run'
import { StepOutcomes } from './step-outcomes'

/** Of so many organizations the last run is kept; that which was asked for least recently goes first. */
const MOST_KEPT = 4
/** So many may wait for the run of one organization. */
const MOST_WAITING = 20
/** What would be decided later than that is left out, and said to be. In milliseconds. */
const LONGEST = 5_000
/** How often an answer is made again because the organization changed meanwhile. */
const TRIES = 5

const TOO_LONG: StepOutcome = { state: 'refused', message: 'This was not looked at: the changes before it take too long.' }

/** One run at a time. */
type OfOrganization = { readonly turns: Semaphore; kept?: KeptRun }

/** Decides scenarios in forks of the log, with the commands that would make them real (docs/history.md#what-if). */
@Injectable()
export class ScenarioRuns {
  private readonly organizations = new LRUCache<OrganizationId, OfOrganization>({ max: MOST_KEPT })

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly forks: Forks,
    private readonly documents: Documents,
    private readonly commands: Commands,
    private readonly ids: IdAllocator,
    private readonly outcomes: StepOutcomes,
    private readonly course: CourseOfSteps,
  ) {}

  /** Makes an answer of a scenario as it comes out now; `make` works in its fork. */
  async answer<Answer>(scenario: KnownScenario, actor: Actor, make: (run: ScenarioRun) => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const kept = await this.runOf(scenario, actor)
      const answer = await inFork(kept.run.fork, () => make(kept.run))
      if (await stillHolds(this.events, kept, scenario.organization)) return answer
    }
    throw new Busy()
  }

  private runOf(scenario: KnownScenario, actor: Actor): Promise<KeptRun> {
    const of = this.organizations.get(scenario.organization) ?? { turns: new Semaphore(1) }
    this.organizations.set(scenario.organization, of)
    if (of.turns.queued >= MOST_WAITING)
      throw new ServiceUnavailableException('Many look at scenarios of this league right now. Try again soon.')
    return of.turns.take(async () => {
      const state = nameOfState(scenario)
      const { kept } = of
      if (kept?.scenario === state && (await stillHolds(this.events, kept, scenario.organization))) return kept
      const run = await this.run(scenario, actor)
      return (of.kept = { run, scenario: state, upTo: run.fork.head })
    })
  }

  private async run(scenario: KnownScenario, actor: Actor): Promise<ScenarioRun> {
    const fork = await this.forks.begin()
    const outcomes = await inFork(fork, () => this.documents.inRequest(() => this.decided(fork, scenario, actor)))
    return { fork, outcomes }
  }

  private async decided(fork: Fork, scenario: KnownScenario, actor: Actor): Promise<ScenarioRun['outcomes']> {
    this.documents.readFurther(fork.now())
    const outcomes = new Map<StepNumber, StepOutcome>()
    const end = performance.now() + LONGEST
    for (const { step, change } of await this.course.inOrder(scenario.steps)) {
      if (performance.now() > end) fork.isCutOff = true
      outcomes.set(step, performance.now() > end ? TOO_LONG : await this.tried(scenario, change, actor))
    }
    return outcomes
  }

  private tried({ organization, season, league }: KnownScenario, change: ScenarioChange, actor: Actor): Promise<StepOutcome> {
    const command = commandOfChange(change, {
      context: contextOnce(actor.user, kind => this.ids.next(kind)),
      scope: { kind: 'staff', actor, organization },
      league: { season, league },
      undoes: 'all',
    })
    return this.outcomes.of(organization, change, this.commands.execute(command))
  }
}
