import { refuse, type Refusal } from '@fullcourt/domain/facts/decision'
import { cleanName, nameFault } from '@fullcourt/domain/facts/text'

export type NameTexts = { readonly firstName: string; readonly lastName: string }

/** A name as it is stored. One part may be blank, as with people who have a single name; both may not. */
export const checkedName = ({ firstName, lastName }: NameTexts): NameTexts | Refusal => {
  const name = { firstName: cleanName(firstName), lastName: cleanName(lastName) }
  if (name.firstName === '' && name.lastName === '') return refuse('invalid', 'First or last name is required.')
  const faults = [name.firstName === '' ? undefined : nameFault('First name', name.firstName)]
  faults.push(name.lastName === '' ? undefined : nameFault('Last name', name.lastName))
  return faults.find(Boolean) ?? name
}
