import { Picture } from '../../ui/Picture'
import type { TeamColours } from '../../ui/team/team-colours'
import { NameWithPicture, type NameProps } from './NameWithPicture'

type Props = NameProps & { name: string; photo?: string | null; colors?: TeamColours; size?: number }

/** A person by name, beside the photo or the initials on the team's colour. */
export const PersonName = ({ name, photo, colors, size = 24, ...rest }: Props) => (
  <NameWithPicture {...rest} name={name} picture={<Picture name={name} src={photo} size={size} of="person" colors={colors} />} />
)
