import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import { cleanName } from '@fullcourt/domain/facts/text'
import { playerNameFault } from '@fullcourt/domain/players/player-list'

export type NameTexts = { readonly firstName: string; readonly lastName: string }

/** A name as it is stored. One part may be blank, as with people who have a single name; both may not. */
export const checkedName = ({ firstName, lastName }: NameTexts): NameTexts | Refusal => {
  const fault = playerNameFault({ firstName, lastName })
  return fault === undefined ? { firstName: cleanName(firstName), lastName: cleanName(lastName) } : refuse('invalid', fault)
}
