import { fieldLabel } from './field-label'

it.each([
  ['finishDate', 'Finish date'],
  ['home_team_id', 'Home team'],
  ['duplicateIds', 'Duplicates'],
  ['leagueId', 'League'],
  ['id', 'Id'],
  ['numWeeks', 'Number of weeks'],
  ['constructor', 'Constructor'],
  ['Sign-up form', 'Sign-up form'],
  ['Height', 'Height'],
])('%s is called %s', (field, label) => expect(fieldLabel(field)).toBe(label))
