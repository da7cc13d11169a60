import { useQuery, type QueryClient } from '@tanstack/react-query'
import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { BracketAnswer, NewScenarioDto, ScenarioChangeDto, ScenarioDetailAnswer } from '../../../api/schema'
import { bracketFrom } from '../../../ui/bracket/from-answer'
import { adminQuery } from '../../parts/calls/admin-query'
import { api } from '../../parts/calls/api'
import { useCall } from '../../parts/calls/use-call'
import { everything } from '../../parts/calls/use-invalidate'
import type { AskedChange } from '../../parts/effects/use-effects-of'

export const scenarioKeys = {
  all: ['scenarios'] as const,
  list: (organization: number | null, league: number | null) => [...scenarioKeys.all, 'list', organization, league] as const,
  one: (id: number) => [...scenarioKeys.all, 'one', id] as const,
  shown: (id: number) => [...scenarioKeys.all, 'shown', id] as const,
}

const SCENARIOS = '/api/scenarios'
const SCENARIO = `${SCENARIOS}/{id}` as const
const STEP = `${SCENARIO}/steps/{step}` as const

/** What is done elsewhere changes what a scenario comes to. */
const TAGS = ['games', 'teams', 'players', 'entries', 'leagues', 'divisions', 'seasons']

const scenariosQuery = (organization: number | undefined, league: number | undefined) =>
  adminQuery(scenarioKeys.list(organization ?? null, league ?? null), [], signal =>
    api.get(SCENARIOS, { query: { organization_id: organization, leagueId: league }, signal }),
  )

/** The scenarios of an organization, or of one of its leagues; a super_admin names the organization. */
export const useScenarios = (organization: number | undefined, league?: number, enabled = true) =>
  useQuery({ ...scenariosQuery(organization, league), enabled })

const scenarioQuery = (id: number) =>
  adminQuery(scenarioKeys.one(id), TAGS, signal => api.get(SCENARIO, { path: { id }, signal }))

/** A scenario with its changes, and what they come to. */
export const useScenario = (id: number) => useQuery(scenarioQuery(id))

export const useScenarioTable = (id: number) =>
  useQuery(
    adminQuery([...scenarioKeys.shown(id), 'table'], TAGS, signal => api.get(`${SCENARIO}/standings`, { path: { id }, signal })),
  )

const links = {
  team: (id: number) => adminAddress('team', { team: id }),
  game: (id: number) => adminAddress('game', { game: id }),
}

/** The answer, and the bracket as it is shown. */
const withLinks = (answer: BracketAnswer) => ({ answer, shown: bracketFrom(answer, links) })

export const useScenarioBracket = (id: number, divisionId: number) =>
  useQuery({
    ...adminQuery([...scenarioKeys.shown(id), 'bracket', divisionId], TAGS, signal =>
      api.get(`${SCENARIO}/bracket`, { path: { id }, query: { divisionId }, signal }),
    ),
    select: withLinks,
  })

export type LeadersBy = 'game' | 'total'

export const useScenarioLeaders = (id: number, by: LeadersBy) =>
  useQuery(
    adminQuery([...scenarioKeys.shown(id), 'leaders', by], TAGS, signal =>
      api.get(`${SCENARIO}/leaders`, { path: { id }, query: { by }, signal }),
    ),
  )

export const useMakeScenario = () => useCall((scenario: NewScenarioDto) => api.post(SCENARIOS, scenario), [scenarioKeys.all])

export const useDiscardScenario = () =>
  useCall((id: number) => api.delete(SCENARIO, undefined, { path: { id } }), [[...scenarioKeys.all, 'list']])

const show = (id: number) => (answer: ScenarioDetailAnswer, client: QueryClient) =>
  client.setQueryData(scenarioQuery(id).queryKey, answer)

/** Changes something in a scenario; its page has at once what that comes to. */
export const useSetStep = (id: number) =>
  useCall(
    (change: ScenarioChangeDto) => api.put(`${SCENARIO}/steps`, change, { path: { id } }),
    [scenarioKeys.one(id), scenarioKeys.shown(id)],
    show(id),
  )

export const useRemoveStep = (id: number) =>
  useCall((step: number) => api.delete(STEP, undefined, { path: { id, step } }), [scenarioKeys.one(id), scenarioKeys.shown(id)])

/** A change of a scenario that is to be real. */
export type RealStep = {
  readonly step: number
  /** Where the log was when it was set; whoever changed the same since is in the way. */
  readonly ifMatch?: string | undefined
  readonly ifPreview?: string | undefined
  readonly undoes?: number[] | undefined
  readonly reason?: string | undefined
}

export const useMakeReal = (id: number) =>
  useCall(
    ({ step, undoes, reason, ifMatch, ifPreview }: RealStep) =>
      api.post(
        `${STEP}/real`,
        { ...(undoes && { undoes }), ...(reason && { reason }) },
        { path: { id, step }, ifPreview, ...(ifMatch !== undefined && { ifMatch }) },
      ),
    everything,
  )

/** What it leads to that a change is made real. */
export const realStep = (id: number, step: number): AskedChange => ({
  key: ['scenario', id, step],
  ask: signal => api.post(`${STEP}/real`, {}, { path: { id, step }, query: { preview: true }, signal }),
})
