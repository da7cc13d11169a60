import { useEffect, useRef, useState } from 'react'
import { ImageField } from '../../../parts/forms/ImageField'
import { useFormChanged } from '../../../parts/forms/form-errors'
import { loadLater } from '../../../parts/feedback/load-later'

/** Most organizations choose a logo once: the code that crops comes with the first one. */
const LogoCrop = loadLater(() => import('./LogoCrop').then(({ LogoCrop }) => LogoCrop))

/** Puts a file into the control of a form in place of the one that was chosen. */
const putInto = (control: HTMLInputElement | null, file: File) => {
  if (!control) return
  const transfer = new DataTransfer()
  transfer.items.add(file)
  control.files = transfer.files
}

type Props = {
  /** Whether there is a logo already. */
  isStored: boolean
  /** Told which logo is chosen, cropped or whole; null where none is. */
  onTyped?: ((logo: File | null) => void) | undefined
}

/** The logo of an organization: chosen, then cropped to a square or kept whole. */
export const LogoField = ({ isStored, onTyped }: Props) => {
  const [logo, setLogo] = useState<File | null>(null)
  const [isCropping, setIsCropping] = useState(false)
  const control = useRef<HTMLInputElement>(null)
  const formChanged = useFormChanged()
  useEffect(() => onTyped?.(logo), [logo, onTyped])
  const choose = (file: File | null) => {
    setLogo(file)
    setIsCropping(file?.type.startsWith('image/') ?? false)
  }
  const take = (cropped: File | null) => {
    setIsCropping(false)
    if (cropped === null) return
    putInto(control.current, cropped)
    setLogo(cropped)
    formChanged()
  }
  return (
    <div>
      <ImageField
        name="logo"
        label="Logo"
        placeholder={isStored ? 'Keep the current logo' : 'Choose an image'}
        value={logo}
        onChange={chosen => choose(chosen instanceof File ? chosen : null)}
        fileInputProps={{ ref: control }}
      />
      {isCropping && logo && <LogoCrop key={`${logo.name} ${logo.lastModified}`} file={logo} onCropped={take} />}
    </div>
  )
}
