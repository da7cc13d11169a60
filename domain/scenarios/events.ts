import type { Fact } from '../facts/fact'
import type { Side } from '../games/events'
import type { DivisionId, GameId, LeagueId, OrganizationId, PlayerId, ScenarioId, SeasonId } from '../ids/kinds'
import type { OrderRule } from '../order-rules/order-rule'

/** What a scenario changes in its league: a command that is not given (docs/history.md#what-if). */
export type ScenarioChange =
  | { readonly kind: 'score'; readonly game: GameId; readonly home: number; readonly away: number }
  /** Null takes a walk-over back. */
  | { readonly kind: 'walkover'; readonly game: GameId; readonly winner: Side | null }
  | { readonly kind: 'delete'; readonly game: GameId }
  /** Gives a matchup of a bracket its game. The id is taken before, so that other changes can say what the game comes to. */
  | { readonly kind: 'matchupGame'; readonly division: DivisionId; readonly matchup: string; readonly game: GameId }
  /** Null is the order of the specification. */
  | { readonly kind: 'orderRule'; readonly rule: OrderRule | null }
  | { readonly kind: 'merge'; readonly master: PlayerId; readonly duplicate: PlayerId }

/** The place of a change in its scenario, counted from 1; what was taken out leaves a hole. */
export type StepNumber = number

type OfScenario = { readonly organization: OrganizationId; readonly scenario: ScenarioId }
type OfStep = OfScenario & { readonly step: StepNumber }

/** Begins a course of one league that nobody but staff sees, with nothing changed. */
export type ScenarioMade = Fact<
  'ScenarioMade',
  OfScenario & { readonly season: SeasonId; readonly league: LeagueId; readonly name: string }
>
/** A further change, or another one of the same thing in its place. */
export type ScenarioStepSet = Fact<
  'ScenarioStepSet',
  OfStep & { readonly was: ScenarioChange | null; readonly is: ScenarioChange }
>
export type ScenarioStepRemoved = Fact<'ScenarioStepRemoved', OfStep & { readonly was: ScenarioChange }>
export type ScenarioDiscarded = Fact<'ScenarioDiscarded', OfScenario & { readonly name: string }>

export type ScenarioFact = ScenarioMade | ScenarioStepSet | ScenarioStepRemoved | ScenarioDiscarded
