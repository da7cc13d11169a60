import { Injectable } from '@nestjs/common'
import type { NameOf } from '@fullcourt/domain/history/words'
import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'
import { scenarioChangeInWords } from '@fullcourt/domain/scenarios/change-in-words'
import type { KnownStep } from '@fullcourt/projections/scenarios/scenario'
import { actorName } from '../../contexts/history/change-describer'
import { HistoryNameReader } from '../../contexts/history/history-name-reader'
import type { KnownScenario } from './scenario-access'
import type { StepOutcome } from './scenario-run'
import type { ScenarioAnswer, ScenarioStepAnswer } from './scenarios.answers'

type Things = Parameters<HistoryNameReader['of']>[2]

/** The fields of a change under the names that a call has for them. */
type ChangeFields = Omit<ScenarioStepAnswer, 'step' | 'what' | 'state' | 'message' | 'who' | 'position'>

const NO_FIELDS = {
  game_id: null,
  score_home: null,
  score_away: null,
  walkover_winner: null,
  rule: null,
  masterId: null,
  duplicateId: null,
  division_id: null,
  match_id: null,
}

const fieldsOfChange = (change: ScenarioChange): ChangeFields => {
  const { kind } = change
  switch (change.kind) {
    case 'score':
      return { ...NO_FIELDS, kind, game_id: change.game, score_home: change.home, score_away: change.away }
    case 'walkover':
      return { ...NO_FIELDS, kind, game_id: change.game, walkover_winner: change.winner }
    case 'delete':
      return { ...NO_FIELDS, kind, game_id: change.game }
    case 'matchupGame':
      return { ...NO_FIELDS, kind, game_id: change.game, division_id: change.division, match_id: change.matchup }
    case 'orderRule':
      return { ...NO_FIELDS, kind, rule: change.rule }
    case 'merge':
      return { ...NO_FIELDS, kind, masterId: change.master, duplicateId: change.duplicate }
  }
}

const thingsIn = (change: ScenarioChange): Things => {
  switch (change.kind) {
    case 'orderRule':
      return []
    case 'merge':
      return [change.master, change.duplicate].map(id => ({ kind: 'player', id }))
    case 'matchupGame':
      return [
        { kind: 'game', id: change.game },
        { kind: 'division', id: change.division },
      ]
    default:
      return [{ kind: 'game', id: change.game }]
  }
}

const usersOf = (by: readonly KnownScenario['by'][]) => by.filter(user => user !== 'system')

const scenarioAnswer = ({ id, name, season, league, by, madeAt, steps }: KnownScenario, nameOf: NameOf): ScenarioAnswer => ({
  id,
  name,
  season_id: season,
  leagueId: league,
  leagueName: nameOf('league', league),
  who: actorName(by, nameOf),
  when: madeAt,
  stepCount: steps.length,
})

/** Scenarios in words, as staff read them. */
@Injectable()
export class ScenarioAnswers {
  constructor(private readonly names: HistoryNameReader) {}

  async list(scenarios: readonly KnownScenario[]): Promise<ScenarioAnswer[]> {
    const leagues = scenarios.map(({ league: id }) => ({ kind: 'league' as const, id }))
    const nameOf = await this.names.of([], usersOf(scenarios.map(({ by }) => by)), leagues)
    return scenarios.map(scenario => scenarioAnswer(scenario, nameOf))
  }

  async one(scenario: KnownScenario): Promise<ScenarioAnswer> {
    const nameOf = await this.names.of([], usersOf([scenario.by]), [{ kind: 'league', id: scenario.league }])
    return scenarioAnswer(scenario, nameOf)
  }

  async steps(
    steps: readonly KnownStep[],
    outcomeOf: (step: KnownStep) => StepOutcome | undefined,
  ): Promise<ScenarioStepAnswer[]> {
    const things = steps.flatMap(({ change }) => thingsIn(change) ?? [])
    const nameOf = await this.names.of([], usersOf(steps.map(({ by }) => by)), things)
    return steps.map(known => ({
      step: known.step,
      what: scenarioChangeInWords(known.change, nameOf),
      who: actorName(known.by, nameOf),
      position: known.position,
      state: outcomeOf(known)?.state ?? 'refused',
      message: outcomeOf(known)?.message ?? null,
      ...fieldsOfChange(known.change),
    }))
  }

  /** What a change is, in words. */
  async what(change: ScenarioChange): Promise<string> {
    return scenarioChangeInWords(change, await this.names.of([], [], thingsIn(change)))
  }
}
