import { QueryBus } from '@nestjs/cqrs'
import type { DivisionId, LeagueId, ScenarioId } from '@fullcourt/domain/ids/kinds'
import type { LeaderForm } from '@fullcourt/domain/statistics/qualifying'
import { scenarioCard } from '@fullcourt/projections/scenarios/scenario'
import type { BracketAnswer } from '../../contexts/brackets/brackets.answers'
import { BracketQuery } from '../../contexts/brackets/brackets.queries'
import { LeadersQuery } from '../../contexts/standings/queries/leaders.query'
import type { StandingsTeamAnswer } from '../../contexts/standings/standings.answers'
import { LeagueTeamsQuery } from '../../contexts/standings/standings.queries'
import type { LeadersOfStatisticAnswer } from '../../contexts/standings/statistics.answers'
import type { Actor } from '../../core/http/actor'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { query } from '../../core/readers/query'
import { Tenants } from '../../core/tenants/tenants'
import { Documents } from '../../storage/documents/documents'
import { EffectsReader } from '../previews/effects-reader'
import { RunShares } from './run-shares'
import { ScenarioAccess } from './scenario-access'
import { ScenarioAnswers } from './scenario-answers'
import { ScenarioRuns } from './scenario-runs'
import type { ScenarioAnswer, ScenarioDetailAnswer, ScenarioTeamAnswer } from './scenarios.answers'

type OfStaff = { readonly scope: Scope; readonly actor: Actor }
type OfScenario = OfStaff & { readonly id: ScenarioId }

/** The scenarios of an organization, or of one league of it, the newest first. */
export const ScenariosQuery = query('ScenariosQuery', {
  uses: { documents: Documents, tenants: Tenants, answers: ScenarioAnswers },
  answer: async (
    { scope, league }: { readonly scope: Scope; readonly league: LeagueId | undefined },
    { documents, tenants, answers },
  ): Promise<ScenarioAnswer[]> => {
    const { id } = await tenants.active(oneOrganization(scope))
    const all = await documents.active(scenarioCard, { index: 'organization', key: String(id), descending: true })
    return answers.list(all.filter(scenario => league === undefined || scenario.league === league))
  },
})

/** A scenario with what becomes of its changes, and what they come to beside what is. */
export const ScenarioQuery = query('ScenarioQuery', {
  uses: {
    scenarios: ScenarioAccess,
    answers: ScenarioAnswers,
    runs: ScenarioRuns,
    documents: Documents,
    effects: EffectsReader,
  },
  answer: async (
    { scope, actor, id }: OfScenario,
    { scenarios, answers, runs, documents, effects },
  ): Promise<ScenarioDetailAnswer> => {
    const scenario = await scenarios.scenario(scope, id)
    const [about, shown] = await Promise.all([
      answers.one(scenario),
      runs.answer(scenario, actor, async ({ fork, outcomes }) => ({
        // A game of a bracket is named by those who play it in the scenario.
        steps: await documents.within(fork.now(), () => answers.steps(scenario.steps, ({ step }) => outcomes.get(step))),
        comesTo: await effects.of(fork),
      })),
    ])
    return { ...about, ...shown }
  },
})

const USES = { scenarios: ScenarioAccess, runs: ScenarioRuns, documents: Documents, queries: QueryBus }

/** The table of a scenario's league, each team with its rank as things are. */
export const ScenarioStandingsQuery = query('ScenarioStandingsQuery', {
  uses: { ...USES, shares: RunShares },
  answer: async (
    { scope, actor, id }: OfScenario,
    { scenarios, runs, documents, queries, shares },
  ): Promise<ScenarioTeamAnswer[]> => {
    const scenario = await scenarios.scenario(scope, id)
    const { league, organization } = scenario
    return runs.answer(scenario, actor, async ({ fork }) => {
      const [now = [], then = []] = await Promise.all(
        [fork.before(), fork.now()].map(reading =>
          documents.within(reading, () =>
            queries.execute<InstanceType<typeof LeagueTeamsQuery>, StandingsTeamAnswer[]>(
              new LeagueTeamsQuery({ scope: { kind: 'public', organization }, league }),
            ),
          ),
        ),
      )
      const rankNow = new Map(now.map(row => [row.slt_id, row.rank]))
      const shareOf = await shares.of(fork, scenario)
      return then.map(row => ({
        ...row,
        rankNow: rankNow.get(row.slt_id) ?? null,
        qualifying: shareOf.get(row.slt_id) ?? null,
      }))
    })
  },
})

/** The bracket of a division of the scenario's season. */
export const ScenarioBracketQuery = query('ScenarioBracketQuery', {
  uses: USES,
  answer: async (
    { scope, actor, id, division }: OfScenario & { readonly division: DivisionId },
    { scenarios, runs, documents, queries },
  ): Promise<BracketAnswer> => {
    const scenario = await scenarios.scenario(scope, id)
    const { season, organization } = scenario
    return runs.answer(scenario, actor, ({ fork }) =>
      documents.within(fork.now(), () =>
        queries.execute(new BracketQuery({ scope: { kind: 'public', organization }, at: { season, division } })),
      ),
    )
  },
})

/** Who leads the statistics of the scenario's season. */
export const ScenarioLeadersQuery = query('ScenarioLeadersQuery', {
  uses: USES,
  answer: async (
    { scope, actor, id, by }: OfScenario & { readonly by: LeaderForm },
    { scenarios, runs, documents, queries },
  ): Promise<LeadersOfStatisticAnswer[]> => {
    const scenario = await scenarios.scenario(scope, id)
    const { season, organization } = scenario
    return runs.answer(scenario, actor, ({ fork }) =>
      documents.within(fork.now(), () => queries.execute(new LeadersQuery({ kind: 'public', organization }, { season, by }))),
    )
  },
})
