import type { ScenarioChange } from '@fullcourt/domain/scenarios/events'

type NewMatchupGame = Extract<ScenarioChange, { readonly kind: 'matchupGame' }>

/** A change as it is asked for: the game of a matchup has no id yet. */
export type WantedScenarioChange = Exclude<ScenarioChange, NewMatchupGame> | Omit<NewMatchupGame, 'game'>
