import { FileInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error'
import { RowButton } from '../../parts/tables/RowButton'
import { FAILURES } from '../../parts/feedback/failures'
import { shrinkImage } from '../../parts/forms/shrink-image'
import { useUploadPicture } from './queries'
import styles from './website.module.css'

type Props = {
  organization: number
  label: string
  help: string | undefined
  required: boolean
  /** The address of the picture; empty where there is none. */
  value: string
  onChange: (value: string) => void
}

/** What is called when a picture is stored: by then other fields may have been typed in. */
const useLatest = (onChange: Props['onChange']) => {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  return latest
}

/** A picture of a page: sent when it is chosen, shown when it is stored. */
export const PictureInput = ({ organization, label, help, required, value, onChange }: Props) => {
  const upload = useUploadPicture(organization)
  const latest = useLatest(onChange)
  const [problem, setProblem] = useState<string | null>(null)
  const chosen = async (file: File | null) => {
    if (!file) return
    setProblem(null)
    try {
      const address = await upload.mutateAsync(await shrinkImage(file))
      latest.current(address)
    } catch (refused) {
      setProblem(messageOf(refused, refused instanceof ApiError ? FAILURES.storePicture : undefined))
    }
  }
  return (
    <div className={styles.picture}>
      {value && <img src={value} alt="" />}
      <FileInput
        label={label}
        description={help}
        error={problem}
        withAsterisk={required}
        accept="image/*"
        placeholder={upload.isPending ? 'Sending…' : value ? 'Choose another picture' : 'Choose a picture'}
        value={null}
        onChange={file => void chosen(file)}
      />
      {value && <RowButton verb="Remove" about={label} danger onClick={() => onChange('')} />}
    </div>
  )
}
