import { fullName } from '@fullcourt/domain/players/full-name'
import { comparableName } from '@fullcourt/domain/players/same-name'
import type { PlayerAnswer, PlayerAttributeAnswer } from '../../../api/schema'
import { useConfirm } from '../../parts/dialogs/confirm'
import { fieldText } from '../../parts/forms/fields'
import { chosenImage } from '../../parts/forms/shrink-image'
import { attributesIn } from '../../settings/definitions/attributes/attribute-fields'

/** The name that the form of a new player holds. */
export const nameIn = (form: FormData) => ({
  firstName: fieldText(form, 'firstName') ?? '',
  lastName: fieldText(form, 'lastName') ?? '',
})

/** A new player, as a form that is sent. */
export const newPlayer = async (form: FormData, attributes: readonly PlayerAttributeAnswer[]) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(nameIn(form))) body.set(name, value)
  const values = attributesIn(attributes, form)
  if (values.length > 0) body.set('attributeValues', JSON.stringify(values))
  const image = await chosenImage(form, 'image')
  if (image) body.set('image', image, 'image')
  return body
}

/** Asks whether somebody is added though others have that name; `about` says who these are. */
export const useConfirmSameName = (about: (player: PlayerAnswer) => string = ({ id }) => `#${id}`) => {
  const confirm = useConfirm()
  return async (form: FormData, known: readonly PlayerAnswer[]): Promise<boolean> => {
    const { firstName, lastName } = nameIn(form)
    const name = comparableName(firstName, lastName)
    const others = known.filter(player => comparableName(player.firstName, player.lastName) === name)
    if (others.length === 0) return true
    return confirm({
      question: 'A player with this name already exists. Add anyway?',
      consequence: others.map(other => `${fullName(other)} (${about(other)})`).join(', '),
      verb: 'Add anyway',
    })
  }
}
