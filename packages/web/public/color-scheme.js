// Sets light or dark before the first paint. A file of its own because the content policy allows no inline script.
;(function () {
  var kept = null
  try {
    kept = localStorage.getItem('color-scheme')
  } catch {
    // Storage can be closed to us; the system's scheme is then the one.
  }
  var isDark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
