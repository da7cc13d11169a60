import type { LeagueId, ScenarioId } from '@fullcourt/domain/ids/kinds'
import { discardScenario, makeScenario, removeStep, setStep } from '@fullcourt/domain/scenarios/decide'
import type { StepNumber } from '@fullcourt/domain/scenarios/events'
import { scenariosStream } from '@fullcourt/domain/scenarios/state'
import { SeasonAccess } from '../../core/access/season-access'
import { command, data } from '../../core/facts/command'
import type { Scope } from '../../core/http/scope'
import { ScenarioAccess } from './scenario-access'
import type { WantedScenarioChange } from './wanted-scenario-change'

type OfScenario = { readonly scope: Scope; readonly scenario: ScenarioId }

/** The stream of its organization, in which their number is bounded. */
const ITS_STREAM = {
  stream: scenariosStream,
  id: ({ organization }: { readonly organization: number }) => organization,
} as const

const found = async ({ scope, scenario }: OfScenario, { scenarios }: { readonly scenarios: ScenarioAccess }) => {
  const { organization } = await scenarios.scenario(scope, scenario)
  return { organization, scenario }
}

/** Begins a scenario of a league. */
export const MakeScenario = command('MakeScenario', {
  takes: data<{ readonly scope: Scope; readonly league: LeagueId; readonly name: string }>(),
  uses: { seasons: SeasonAccess },
  access: async ({ context, scope, league }, { seasons }) => ({
    ...(await seasons.leaguePlace(scope, league)),
    scenario: await context.nextId('scenario'),
  }),
  ...ITS_STREAM,
  decide: (scenarios, place, { name }) => makeScenario(scenarios, { ...place, name }),
  makes: ({ scenario }) => scenario,
})

/** Changes something in a scenario, and nothing else. */
export const SetScenarioStep = command('SetScenarioStep', {
  takes: data<OfScenario & { readonly wanted: WantedScenarioChange }>(),
  uses: { scenarios: ScenarioAccess },
  access: async ({ context, scope, scenario, wanted }, { scenarios }) => {
    const known = await scenarios.scenario(scope, scenario)
    await scenarios.refuseForeign(scope, known, wanted)
    const change = wanted.kind === 'matchupGame' ? { ...wanted, game: await context.nextId('game') } : wanted
    return { organization: known.organization, scenario, change }
  },
  ...ITS_STREAM,
  decide: (scenarios, found) => setStep(scenarios, found),
})

/** Takes a change out of a scenario. */
export const RemoveScenarioStep = command('RemoveScenarioStep', {
  takes: data<OfScenario & { readonly step: StepNumber }>(),
  uses: { scenarios: ScenarioAccess },
  access: found,
  ...ITS_STREAM,
  decide: (scenarios, of, { step }) => removeStep(scenarios, { ...of, step }),
})

/** Throws a scenario away. */
export const DiscardScenario = command('DiscardScenario', {
  takes: data<OfScenario>(),
  uses: { scenarios: ScenarioAccess },
  access: async ({ scope, scenario }, { scenarios }) => ({
    organization: await scenarios.ownerOf(scope, scenario),
    scenario,
  }),
  ...ITS_STREAM,
  decide: discardScenario,
})
