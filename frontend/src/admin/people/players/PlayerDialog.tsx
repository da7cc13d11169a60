import { fullName } from '@fullcourt/domain/players/full-name'
import type { AttributeValueAnswer, PlayerAttributeAnswer } from '../../../api/schema'
import { bodyWithImage } from '../../parts/forms/body-with-image'
import { image, optionalText, requiredText, type ValuesOf } from '../../parts/editing/record-fields'
import { FAILURES } from '../../parts/feedback/failures'
import { ImageField } from '../../parts/forms/ImageField'
import { CheckField } from '../../parts/forms/choice-fields'
import { fieldText, TextField } from '../../parts/forms/fields'
import { FormDialog } from '../../parts/forms/FormDialog'
import type { FieldErrors } from '../../parts/forms/form-errors'
import { ChoicesFailure } from '../../parts/feedback/QueryState'
import type { RecordEdit } from '../../parts/forms/RecordForm'
import { imageProblem } from '../../parts/forms/shrink-image'
import { toast } from '../../parts/feedback/toast'
import { AttributeInputs } from '../../settings/definitions/attributes/AttributeInputs'
import {
  recordFields,
  storedValues,
  valueProblems,
  valuesToSend,
  visible,
  type AttributeFieldValues,
} from '../../settings/definitions/attributes/attribute-fields'
import { useAttributes } from '../../settings/definitions/attributes/queries'
import { playerQuery, useUpdatePlayer } from './queries'

/** What the form shows of a player. */
export type EditedPlayer = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  readonly email?: string | null
  readonly phoneNumber?: string | null
  readonly attributeValues?: readonly Pick<AttributeValueAnswer, 'attribute_id' | 'value'>[]
  readonly revision?: number
}

type Props = {
  player: EditedPlayer | null
  /** Whose attributes the form has; left out by those who have one organization. */
  organization?: number
  /** The text of the specification for a failure that says nothing itself. */
  failure?: string
  onClose: () => void
}

type Attributes = readonly PlayerAttributeAnswer[]

const noAttributes: Attributes = []

const problems =
  (attributes: Attributes) =>
  (form: FormData): FieldErrors => ({
    ...(fieldText(form, 'firstName') === null && fieldText(form, 'lastName') === null && { firstName: 'Please enter a name.' }),
    ...valueProblems(attributes, form),
    ...imageProblem(form, 'image'),
  })

const details = {
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: optionalText('Email'),
  phoneNumber: optionalText('Phone'),
  image: image('Photo', 'removeImage'),
}

type Values = ValuesOf<typeof details> & AttributeFieldValues

const storedPlayer = (player: EditedPlayer, attributes: Attributes) => {
  const { firstName, lastName, email = null, phoneNumber = null, image, attributeValues, revision = 0 } = player
  return {
    value: { firstName, lastName, email, phoneNumber, image, ...storedValues(attributes, attributeValues) },
    revision,
  }
}

/** A form sends the list of values as JSON. */
const withValues = <Body extends object>(body: Body | FormData, values: Partial<AttributeFieldValues>): Body | FormData => {
  const attributeValues = valuesToSend(values)
  if (attributeValues.length === 0) return body
  if (!(body instanceof FormData)) return { ...body, attributeValues }
  body.set('attributeValues', JSON.stringify(attributeValues))
  return body
}

const bodyOf = async ({ firstName, lastName, email, phoneNumber, image, ...values }: Partial<Values>) => {
  const texts = { firstName, lastName, email, phoneNumber, ...(image === null && { removeImage: true }) }
  return withValues(await bodyWithImage(texts, 'image', image), values)
}

/** Changes a player's card: name, contact details, attributes, photo (docs/admin.md#players). */
export const PlayerDialog = ({ player, organization, failure = FAILURES.updatePlayer, onClose }: Props) => {
  const update = useUpdatePlayer()
  const all = useAttributes(organization, player !== null)
  const attributes = all.data ? visible(all.data) : noAttributes
  const isOpen = player !== null && !all.isPending
  const editOf = (player: EditedPlayer): RecordEdit<Values> => ({
    fields: { ...details, ...recordFields(attributes) },
    stored: storedPlayer(player, attributes),
    send: async (changes, revision) => {
      await update.mutateAsync({ id: player.id, changes: await bodyOf(changes), revision })
      toast.success('Player updated')
    },
    fresh: async ask => storedPlayer(await ask(playerQuery(player.id)), attributes),
  })
  return (
    <FormDialog
      record={player?.id ?? 'new'}
      title="Edit Player"
      submit="Save Changes"
      open={isOpen}
      onClose={onClose}
      onSubmit={player && editOf(player)}
      check={problems(attributes)}
      failure={failure}
    >
      <TextField name="firstName" label={details.firstName.label} defaultValue={player?.firstName} />
      <TextField name="lastName" label={details.lastName.label} defaultValue={player?.lastName} />
      <AttributeInputs attributes={attributes} values={storedValues(attributes, player?.attributeValues)} />
      <ChoicesFailure of={all} />
      <TextField name="email" label={details.email.label} type="email" defaultValue={player?.email ?? ''} />
      <TextField name="phoneNumber" label={details.phoneNumber.label} type="tel" defaultValue={player?.phoneNumber ?? ''} />
      <ImageField
        name="image"
        label={details.image.label}
        description="Images larger than 800 pixels or 1 MB are scaled down."
        placeholder={player?.image ? 'Keep the current photo' : 'Choose an image'}
      />
      {player?.image && <CheckField name="removeImage" label={`Remove the photo of ${fullName(player)}`} />}
    </FormDialog>
  )
}
