import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const API =
  '^/(user|organization|people|linkpeopleorganization|file|task|followUp|order|form|product|subscription|docs|health|app-config\\.json)(/|\\?|$)'
// Never the app, even when a browser navigates to them.
const NEVER_THE_APP = /^\/(file|docs|health)(\/|$)/

// What every page stands on; named, so that a release that leaves it alone leaves it in the browser's cache.
const FRAMEWORK =
  /node_modules.(react|react-dom|scheduler|zod|react-hot-toast|goober|clsx|@tanstack.(react-router|router-core|history|react-query|query-core|react-store|store)|@floating-ui.*)\//

const mantineClass = /\bm_[0-9a-f]{5,}\b/g

/** Fails the build when a Mantine component is used whose styles no file imports. */
const mantineStylesCheck: Plugin = {
  name: 'mantine-styles-check',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
    const styles = files.map((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
    )
    const styled = new Set(styles.join('\n').match(mantineClass))
    const bare = code.match(mantineClass)?.find((name) => !styled.has(name))
    if (bare)
      this.error(`A Mantine component lost its styles: import the file of @mantine/core/styles that has .${bare}`)
  },
}

export default defineConfig({
  plugins: [
    react(),
    mantineStylesCheck,
    compression({
      algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
      threshold: 512,
    }),
  ],
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    // Older targets make the CSS step blank `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data URL in a style would need a wider content policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // Left alone, the first page asks for some eighty files. The share count is the lowest that brings no page's own
        // controls into all the others: measure the organization list when it is changed (at most 260 KB with gzip).
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'shared', minShareCount: 18 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      [API]: {
        target: process.env['API_URL'] ?? 'http://localhost:8080',
        // The API and the app share their paths, as they do in production: a browser's navigation gets the app.
        bypass: (request) =>
          request.headers.accept?.includes('text/html') && !NEVER_THE_APP.test(request.url ?? '')
            ? '/index.html'
            : undefined,
      },
    },
  },
  preview: { port: 4173, strictPort: true },
})
