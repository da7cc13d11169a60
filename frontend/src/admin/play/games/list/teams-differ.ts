import { fieldText } from '../../../parts/forms/fields'
import type { FieldErrors } from '../../../parts/forms/form-errors'

/** The two teams of a game are different (docs/games.md#statuses). */
export const teamsDiffer = (form: FormData): FieldErrors => {
  const home = fieldText(form, 'home_team_id')
  return home !== null && home === fieldText(form, 'away_team_id') ? { home_team_id: 'Teams must be different.' } : {}
}
