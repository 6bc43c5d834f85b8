import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { firstListCheck } from './build-steps/first-list-check.ts'
import { leanDomain } from './build-steps/lean-domain.ts'

const API =
  '^/(user|staff|organization|people|linkpeopleorganization|linkorganization|register|ownership|compliance|sanctions|aml|document|file|task|followUp|dashboard|deadline|reminder|report|calendar|note|order|form|product|subscription|history|bin|bulk|merge|duplicate|import|view|email|audit|retention|events|finder|docs|health|app-config\\.json)(/|\\?|$)'
// The server answers these paths itself, even when a browser navigates to them.
const SERVED_BY_THE_SERVER =
  /^\/(file|docs|health|events|calendar)(\/|$)|^\/(organization|people|aml)\/.+\.(pdf|svg|csv|zip)$/

// The libraries that every page needs. A chunk of their own stays in the browser's cache while a release leaves it unchanged.
const FRAMEWORK =
  /node_modules.(react|react-dom|scheduler|zod|clsx|@tanstack.(react-router|router-core|history|react-query|query-core|react-store|store)|@floating-ui.*)\//

// Lists that share their parts, and the page of a record: each comes in one file, not in sixty small ones.
const LISTS = /(people|order|form)-list-page\.tsx$/
const RECORD = /app.organization-page|organization-general-tab/

// Many pages have a date field, but only behind a button. The lists load without it.
const CALENDAR = /node_modules.(@mantine.dates|dayjs)|(date|month|birth)-field/

// The public form is a page of its own, built for itself (`--mode public-form`): a client's phone loads no code of the staff's screens.
const PUBLIC_FORM = 'public-form'
const PUBLIC_FORM_ADDRESS = /^\/publicform(\/validate)?\/?(\?|$)/i

/** Answers the address of the public form with its page while vite serves the sources. */
const publicFormPage: Plugin = {
  name: 'public-form-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (PUBLIC_FORM_ADDRESS.test(request.url ?? '')) request.url = '/public-form.html'
      next()
    })
  },
}

const TEXT_FONT = /inter-latin-wght-normal.*\.woff2$/

/**
 * Loads the font of the texts together with the code. The browser would ask for it only when the first text is drawn, draw that in another font,
 * and draw and measure everything again when it is there: rows of links that fitted would not fit any more.
 */
const textFontPreload: Plugin = {
  name: 'text-font-preload',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((name) => TEXT_FONT.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
        injectTo: 'head',
      })),
}

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

// Lists of options and dialogs scroll by themselves. The library's own scroll bars would be a thirtieth of the code of the first list.
const scrollArea = {
  find: /^.*\/ScrollArea\/ScrollArea\.mjs$/,
  replacement: `${import.meta.dirname}/src/ui/scroll-area.tsx`,
}

export default defineConfig(({ mode }) => ({
  resolve: { alias: [scrollArea] },
  plugins: [
    react(),
    publicFormPage,
    ...leanDomain,
    ...(mode === PUBLIC_FORM ? [] : [firstListCheck]),
    textFontPreload,
    mantineStylesCheck,
    compression({
      algorithms: [defineAlgorithm('gzip', { level: 9 }), defineAlgorithm('brotliCompress')],
      threshold: 512,
    }),
  ],
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    // With older targets the CSS step loses `light-dark()`.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data URL in a style would need a wider content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    copyPublicDir: mode !== PUBLIC_FORM,
    rolldownOptions: {
      input: mode === PUBLIC_FORM ? 'public-form.html' : 'index.html',
      output: {
        // Without this the first page loads some eighty files, one wave after another. `$initial` is what the start and the first list
        // need, and nothing else (see `first-list-check.ts`). When you change it, run `npm run bench:pages`.
        codeSplitting: mode === PUBLIC_FORM || {
          groups: [
            { name: 'framework', test: FRAMEWORK },
            { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false },
            { name: 'calendar', test: CALENDAR },
            { name: 'lists', test: LISTS },
            { name: 'record', test: RECORD },
            { name: 'shared', minShareCount: 6 },
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
        // The API and the app share their paths, as in production. A browser's navigation gets the app.
        bypass: (request) =>
          request.headers.accept?.includes('text/html') && !SERVED_BY_THE_SERVER.test(request.url ?? '')
            ? '/index.html'
            : undefined,
      },
    },
  },
  preview: { port: 4173, strictPort: true },
}))
