import { Button, FileInput } from '@mantine/core'
import { shrinkImage } from '../parts/shrink-image'
import { toast } from '../parts/toast'
import { useUploadPicture } from './queries'
import styles from './website.module.css'

type Props = {
  organization: number
  label: string
  help: string | undefined
  /** The address of the picture; empty where there is none. */
  value: string
  onChange: (value: string) => void
}

/** A picture of a page: sent when it is chosen, shown when it is stored. */
export const PictureInput = ({ organization, label, help, value, onChange }: Props) => {
  const upload = useUploadPicture(organization)
  const chosen = async (file: File | null) => {
    if (!file) return
    try {
      onChange(await upload.mutateAsync(await shrinkImage(file)))
    } catch (problem) {
      toast.error(problem, 'The picture could not be stored.')
    }
  }
  return (
    <div className={styles.picture}>
      {value && <img src={value} alt="" />}
      <FileInput
        label={label}
        description={help}
        accept="image/*"
        placeholder={upload.isPending ? 'Sending…' : value ? 'Choose another picture' : 'Choose a picture'}
        value={null}
        onChange={file => void chosen(file)}
      />
      {value && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={() => onChange('')}>
          Remove<span className="visuallyHidden"> {label}</span>
        </Button>
      )}
    </div>
  )
}
