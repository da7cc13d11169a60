import { SegmentedControl } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import styles from './website.module.css'

/** What visitors look with: how wide it is, and how high what is in sight, in pixels. */
const DEVICES = {
  phone: { label: 'On a phone', width: 390, height: 780 },
  desk: { label: 'At a desk', width: 1280, height: 1100 },
} as const

type Device = keyof typeof DEVICES

const isDevice = (text: string): text is Device => Object.hasOwn(DEVICES, text)

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Puts a document into a frame that stays as it is: nothing is loaded anew, and what was scrolled to stays in view. */
const show = (frame: HTMLIFrameElement, html: string, theme: string) => {
  const shown = frame.contentDocument
  if (!shown) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  next.querySelectorAll('script, link[rel=modulepreload]').forEach(element => element.remove())
  const base = next.createElement('base')
  base.target = '_blank'
  next.head.prepend(base)
  next.documentElement.dataset.theme = theme
  shown.documentElement.replaceWith(shown.adoptNode(next.documentElement))
}

type ShownProps = { html: string; device: Device; theme: string }

/** A document without its scripts as wide as a device, made smaller where there is less room; its links open in another tab. */
const Shown = ({ html, device, theme }: ShownProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { ref, width: room } = useElementSize()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen && frame.current) show(frame.current, html, theme)
  }, [isOpen, html, theme])
  const { width, height } = DEVICES[device]
  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={ref}>
      <div className={styles.screen} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title="Preview of the page"
          style={{ width, height, transform: `scale(${scale})` }}
          srcDoc="<!doctype html><title>Preview</title>"
          onLoad={() => setIsOpen(true)}
        />
      </div>
    </div>
  )
}

/** A page on a phone or at a desk, in either theme. */
export const PreviewFrame = ({ html }: { html: string }) => {
  const [device, setDevice] = useState<Device>('phone')
  const [theme, setTheme] = useState('light')
  return (
    <>
      <div className={styles.views}>
        <SegmentedControl
          aria-label="Shown on"
          value={device}
          data={Object.entries(DEVICES).map(([value, { label }]) => ({ value, label }))}
          onChange={value => isDevice(value) && setDevice(value)}
        />
        <SegmentedControl aria-label="Shown in" value={theme} data={THEMES} onChange={setTheme} />
      </div>
      <Shown html={html} device={device} theme={theme} />
    </>
  )
}
