import { compareNames } from '@fullcourt/domain/facts/text'

/** The teams of a form, by name; nobody is chosen at first. */
export const teamChoices = (teams: readonly { readonly id: number; readonly name: string }[]) => [
  { value: '', label: 'Choose a team' },
  ...teams.map(({ id, name }) => ({ value: String(id), label: name })).sort((a, b) => compareNames(a.label, b.label)),
]
