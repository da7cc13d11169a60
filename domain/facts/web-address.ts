import { refuseField, type Refusal } from './decision'
import { fieldLabel } from './field-label'
import { textFault } from './text'

/** Whether a text may be used in a link: an absolute address of the web, with nothing that ends an attribute or a tag. */
export const isWebAddress = (text: string | null | undefined): text is string =>
  text != null && /^https?:\/\/[^\s<>"]+$/i.test(text)

/** Refuses a given address that is none of the web or is too long. */
export const webAddressFault = (field: string, address: string | null | undefined, longest: number): Refusal | undefined => {
  if (address == null) return undefined
  if (!isWebAddress(address))
    return refuseField(field, `${fieldLabel(field)} must be a link that begins with https:// or http://.`)
  return textFault(field, address, longest)
}
