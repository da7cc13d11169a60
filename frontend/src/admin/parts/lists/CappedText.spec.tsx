/** @jest-environment ./architecture/browser-environment.js */
import { render, screen } from '@testing-library/react'
import { CappedText } from './CappedText'

it('holds the whole of a long name in its tip, and of a short one none', () => {
  const long = 'The Riverside Community Recreational Basketball Association Mixed Monday Night League'
  render(
    <>
      <CappedText>{long}</CappedText>
      <CappedText>Monday Night</CappedText>
    </>,
  )
  expect(screen.getByTitle(long).textContent).toBe(long)
  expect(screen.getByText('Monday Night').hasAttribute('title')).toBe(false)
})
