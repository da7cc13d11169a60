import { fullName } from '@fullcourt/domain/players/full-name'
import { bodyWithImage } from '../parts/body-with-image'
import { image, optionalText, requiredText, type ImageValue } from '../editing/record-fields'
import { CheckField, entered, ImageField, TextField } from '../parts/fields'
import { FormDialog } from '../parts/FormDialog'
import type { FieldErrors } from '../parts/form-errors'
import type { RecordEdit } from '../parts/RecordForm'
import { imageProblem } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { useFreshPlayer, useUpdatePlayer } from './queries'

/** What the form shows of a player. */
export type EditedPlayer = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly image: string | null
  readonly email?: string | null
  readonly phoneNumber?: string | null
  readonly revision?: number
}

type Props = { player: EditedPlayer | null; onClose: () => void }

const problems = (form: FormData): FieldErrors => ({
  ...(entered(form, 'firstName') === null && entered(form, 'lastName') === null && { firstName: 'Please enter a name.' }),
  ...imageProblem(form, 'image'),
})

const fields = {
  firstName: requiredText('First name'),
  lastName: requiredText('Last name'),
  email: optionalText('Email'),
  phoneNumber: optionalText('Phone'),
  image: image('Photo', 'removeImage'),
}

type Values = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phoneNumber: string | null
  readonly image: ImageValue
}

const stored = ({ firstName, lastName, email = null, phoneNumber = null, image, revision = 0 }: EditedPlayer) => ({
  value: { firstName, lastName, email, phoneNumber, image },
  revision,
})

const bodyOf = ({ image, ...texts }: Partial<Values>) =>
  bodyWithImage({ ...texts, ...(image === null && { removeImage: true }) }, 'image', image)

/** Changes a player's card: name, contact details, photo. Spec 2 §2. */
export const PlayerDialog = ({ player, onClose }: Props) => {
  const update = useUpdatePlayer()
  const fresh = useFreshPlayer()
  const editOf = (player: EditedPlayer): RecordEdit<Values> => ({
    fields,
    stored: stored(player),
    send: async (changes, revision) => {
      await update.mutateAsync({ id: player.id, changes: await bodyOf(changes), revision })
      toast.success('Player updated')
    },
    fresh: async () => stored(await fresh(player.id)),
  })
  return (
    <FormDialog
      record={player?.id ?? 'new'}
      title="Edit Player"
      submit="Save Changes"
      open={player !== null}
      onClose={onClose}
      onSubmit={player && editOf(player)}
      check={problems}
      failure="Error updating player"
    >
      <TextField name="firstName" label={fields.firstName.label} defaultValue={player?.firstName} />
      <TextField name="lastName" label={fields.lastName.label} defaultValue={player?.lastName} />
      <TextField name="email" label={fields.email.label} type="email" defaultValue={player?.email ?? ''} />
      <TextField name="phoneNumber" label={fields.phoneNumber.label} type="tel" defaultValue={player?.phoneNumber ?? ''} />
      <ImageField
        name="image"
        label={fields.image.label}
        description="At most 800 pixels and 1 MB are kept; a larger image is made smaller first."
        placeholder={player?.image ? 'Keep the present photo' : 'Choose an image'}
      />
      {player?.image && <CheckField name="removeImage" label={`Take away the photo of ${fullName(player)}`} />}
    </FormDialog>
  )
}
