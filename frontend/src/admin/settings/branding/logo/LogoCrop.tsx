import { Button, Slider } from '@mantine/core'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { CLOSEST, dragged, WHOLE, type Crop } from './crop-area'
import { croppedFile, drawCrop } from './draw-crop'
import styles from './logo.module.css'

/** The side of the square in which a logo is cropped, in pixels of the canvas. */
const SHOWN_SIDE = 480

/** A file as a picture; null until it is read, and where it cannot be. */
const usePicture = (file: File): ImageBitmap | null => {
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  useEffect(() => {
    let isOver = false
    let read: ImageBitmap | null = null
    createImageBitmap(file).then(
      bitmap => {
        read = bitmap
        if (isOver) bitmap.close()
        else setPicture(bitmap)
      },
      () => undefined, // A format that only the server reads is sent as it is.
    )
    return () => {
      isOver = true
      read?.close()
    }
  }, [file])
  return picture
}

type AreaProps = { picture: ImageBitmap; crop: Crop; onChange: (crop: Crop) => void }

/** The square of the logo; the picture below it is dragged. */
const Area = ({ picture, crop, onChange }: AreaProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop)
  }, [picture, crop])
  const drag = ({ currentTarget, movementX, movementY, buttons }: PointerEvent<HTMLCanvasElement>) => {
    const side = currentTarget.clientWidth
    if (buttons !== 0) onChange(dragged(picture, crop, { x: movementX / side, y: movementY / side }))
  }
  return (
    <canvas
      ref={canvas}
      className={styles.area}
      width={SHOWN_SIDE}
      height={SHOWN_SIDE}
      aria-hidden="true"
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    />
  )
}

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  disabled?: boolean
  onChange: (value: number) => void
}

const CropSlider = ({ label, ...props }: SliderProps) => (
  <label className={styles.slider}>
    {label}
    <Slider {...props} label={null} step={0.01} thumbLabel={label} />
  </label>
)

type Props = {
  file: File
  /** Takes the cropped logo; null takes the picture as it is. */
  onCropped: (logo: File | null) => void
}

/** Crops a logo to a square: dragged by hand, or by sliders with the keyboard. */
export const LogoCrop = ({ file, onCropped }: Props) => {
  const picture = usePicture(file)
  const [crop, setCrop] = useState(WHOLE)
  if (picture === null) return null
  const move = (change: Partial<Crop>) => setCrop({ ...crop, ...change })
  return (
    <div role="group" aria-label="Crop the logo" className={styles.crop}>
      <Area picture={picture} crop={crop} onChange={setCrop} />
      <div className={styles.controls}>
        <CropSlider label="Closer" min={1} max={CLOSEST} value={crop.zoom} onChange={zoom => move({ zoom })} />
        <CropSlider label="Left to right" min={-1} max={1} value={crop.x} onChange={x => move({ x })} />
        <CropSlider label="Up and down" min={-1} max={1} value={crop.y} onChange={y => move({ y })} />
        <div className={styles.buttons}>
          <Button size="compact-md" onClick={() => void croppedFile(picture, crop).then(onCropped)}>
            Use this square
          </Button>
          <Button size="compact-md" variant="default" onClick={() => onCropped(null)}>
            Keep the whole picture
          </Button>
        </div>
      </div>
    </div>
  )
}
