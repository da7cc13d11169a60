import { useEffect, useRef, useState } from 'react'

/** Puts a document into a frame that stays as it is: nothing is loaded anew, and what was scrolled to stays in view. */
const show = (frame: HTMLIFrameElement, html: string) => {
  const shown = frame.contentDocument
  if (!shown) return
  const next = new DOMParser().parseFromString(html, 'text/html')
  next.querySelectorAll('script, link[rel=modulepreload]').forEach(element => element.remove())
  const base = next.createElement('base')
  base.target = '_blank'
  next.head.prepend(base)
  shown.documentElement.replaceWith(shown.adoptNode(next.documentElement))
}

/** A document without its scripts, such as it is; its links open in another tab. */
export const PreviewFrame = ({ html }: { html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isOpen && frame.current) show(frame.current, html)
  }, [isOpen, html])
  return (
    <iframe
      ref={frame}
      title="Preview of the page"
      srcDoc="<!doctype html><title>Preview</title>"
      onLoad={() => setIsOpen(true)}
    />
  )
}
