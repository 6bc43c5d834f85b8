import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'

const API =
  '^/(user|organization|people|linkpeopleorganization|file|task|followUp|order|form|product|subscription|docs|health|app-config\\.json)(/|\\?|$)'
// Never the app, even when a browser navigates to them.
const NEVER_THE_APP = /^\/(file|docs|health)(\/|$)/

export default defineConfig({
  plugins: [
    react(),
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
