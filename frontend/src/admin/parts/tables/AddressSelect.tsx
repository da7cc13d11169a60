import { NativeSelect } from '@mantine/core'
import type { Address } from './use-address'

type Props = {
  /** That of the page: several filters that change at once are all in it. */
  address: Address
  /** Its name in the address. */
  name: string
  label: string
  /** What the first choice is called, with which the address does not name one: `All Leagues`. */
  all: string
  choices: readonly { readonly value: string; readonly label: string }[]
}

/** A filter of a list, which is in the address: a step back takes it back. The list begins at its first page. */
export const AddressSelect = ({ address, name, label, all, choices }: Props) => (
  <NativeSelect
    label={label}
    value={address.at(name)}
    data={[{ value: '', label: all }, ...choices]}
    onChange={event => address.choose({ [name]: event.currentTarget.value, page: null })}
  />
)
