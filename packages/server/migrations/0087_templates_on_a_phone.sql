-- The numbered templates get the head and the dark colours of the other emails, and 'please disregard this message'.
update mail_templates set
  text_content = replace(text_content, 'please set this message aside', 'please disregard this message'),
  html_content = replace(
    replace(
      replace(html_content, 'please set this message aside', 'please disregard this message'),
      '<head><meta charset="utf-8">',
      '<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body { background: #121617 !important; color: #e8eceb !important; }
  .letter { background: #1b2124 !important; border-color: #333c3f !important; }
  .letter .small { color: #a9b4b3 !important; }
}
@media (max-width: 480px) {
  body { padding: 0 !important; }
  .letter { padding: 20px !important; border: 0 !important; border-radius: 0 !important; }
}
</style>
'
    ),
    '<div style="max-width:560px',
    '<div class="letter" style="overflow-wrap:break-word;max-width:560px'
  );
