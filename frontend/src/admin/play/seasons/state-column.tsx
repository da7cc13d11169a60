import type { SeasonAnswer } from '../../../api/schema'
import { none } from '../../../ui/format/figures'
import type { AdminColumn } from '../../parts/tables/admin-column'
import type { SeasonStates } from './queries'
import { SeasonState } from './SeasonState'
import { STAGES, seasonStateInWords } from './season-state-in-words'

/** How far each season of a list is. */
export const stateColumn = (states: SeasonStates): AdminColumn<SeasonAnswer> => ({
  key: 'state',
  head: 'State',
  long: true,
  show: ({ id }) => {
    const state = states.get(id)
    return state ? <SeasonState state={state} /> : none
  },
  text: ({ id }) => {
    const state = states.get(id)
    return state ? `${STAGES[state.stage]}: ${seasonStateInWords(state)}` : null
  },
})
