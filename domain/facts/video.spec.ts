import { embeddedVideo } from './video'

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?v=dQw4w9WgXcQ&t=90s&list=PL1',
  'https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://YouTube.com/watch?v=dQw4w9WgXcQ',
])('%s is embedded as one player', address => expect(embeddedVideo(address)).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ'))

it.each([
  null,
  '',
  'youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/12345678',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch?v=',
  'https://www.youtube.com/@harbourleague',
  'https://www.youtube.com/playlist?list=PL1',
  'https://youtu.be/',
  'https://youtu.be/"><script>',
  'javascript:alert(1)',
])('%p is not embedded', address => expect(embeddedVideo(address)).toBeNull())
