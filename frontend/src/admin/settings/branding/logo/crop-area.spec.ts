import { cropArea, dragged, WHOLE } from './crop-area'

const wide = { width: 800, height: 400 }

it('The whole of a picture is the square that it fits into', () =>
  expect(cropArea(wide, WHOLE)).toEqual({ left: 0, top: -200, side: 800 }))

it('Twice as close it is half as large, from the middle', () =>
  expect(cropArea(wide, { ...WHOLE, zoom: 2 })).toEqual({ left: 200, top: 0, side: 400 }))

it.each([
  [-1, 0],
  [1, 400],
])('At the end %i it touches the edge', (x, left) =>
  expect(cropArea(wide, { zoom: 2, x, y: 1 })).toEqual({ left, top: 0, side: 400 }),
)

it('What is dragged follows the hand, as far as there is picture', () => {
  const close = { ...WHOLE, zoom: 2 }
  expect(dragged(wide, close, { x: 0.25, y: 0.5 })).toEqual({ zoom: 2, x: -0.5, y: 0 })
  expect(dragged(wide, close, { x: -9, y: 0 })).toEqual({ zoom: 2, x: 1, y: 0 })
})
