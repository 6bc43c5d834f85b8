create table mail_templates (
  id integer primary key,
  language text not null check (language in ('en', 'fr')),
  tag text not null,
  subject text not null,
  text_content text not null,
  html_content text not null
);

-- A mail to one address: it is the job of sending it, too. Its message id never changes, so that a receiver can tell a
-- second delivery of the same mail.
create table mails (
  id uuid primary key,
  message_id text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  text_content text not null,
  html_content text,
  tag text,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- the worker that is sending it, known by an advisory lock it holds while it lives
  worker integer,
  requested_by uuid references users (id),
  sort_recipient text collate "C" generated always as (lower(recipient)) stored,
  created_at timestamptz not null default now(),
  check ((state = 'sending') = (worker is not null))
);
create index mails_waiting on mails (next_try_at, id) where state = 'queued';
create index mails_in_hand on mails (worker) where state = 'sending';
create index mails_recipient on mails (sort_recipient, created_at, id);

create table mail_events (
  id uuid primary key,
  mail_id uuid not null references mails (id),
  event text not null check (event in
    ('queued', 'sent', 'outbox', 'delayed', 'delivered', 'failed', 'opened', 'clicked', 'complained')),
  happened_at timestamptz not null,
  -- what the other side said
  note text,
  unique (mail_id, event, happened_at)
);
create index mail_events_recent on mail_events (happened_at, id);

insert into mail_templates (id, language, tag, subject, text_content, html_content) values
(1, 'fr', 'reminder', 'Rappel : une échéance de votre société irlandaise',
'Bonjour {{params.firstname}},

Une échéance de votre société irlandaise approche ou vient de passer, et nous n''avons pas encore reçu votre règlement.

Merci de l''effectuer dès que possible : nous pourrons ainsi poursuivre nos services sans interruption et accomplir vos démarches en temps utile.

Si vous l''avez fait ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d''y répondre.

Bien cordialement,
L''équipe {{params.brand}}
',
'<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>Rappel</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
<p style="margin-top:0">Bonjour {{params.firstname}},</p>
<p>Une échéance de votre société irlandaise approche ou vient de passer, et nous n''avons pas encore reçu votre règlement.</p>
<p>Merci de l''effectuer dès que possible : nous pourrons ainsi poursuivre nos services sans interruption et accomplir vos démarches en temps utile.</p>
<p>Si vous l''avez fait ces derniers jours, ne tenez pas compte de ce message. Pour toute question, il vous suffit d''y répondre.</p>
<p style="margin-bottom:0">Bien cordialement,<br>L''équipe {{params.brand}}</p>
</div>
</body>
</html>
'),
(2, 'en', 'reminder', 'Reminder: something is due for your Irish company',
'Hello {{params.firstname}},

A date for your Irish company is coming up or has just passed, and we have not received your payment yet.

Please settle it as soon as you can, so that our services go on without a break and your filings are made in time.

If you have paid in the last few days, please set this message aside. If you have any question, simply reply to it.

Kind regards,
The {{params.brand}} team
',
'<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Reminder</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
<p style="margin-top:0">Hello {{params.firstname}},</p>
<p>A date for your Irish company is coming up or has just passed, and we have not received your payment yet.</p>
<p>Please settle it as soon as you can, so that our services go on without a break and your filings are made in time.</p>
<p>If you have paid in the last few days, please set this message aside. If you have any question, simply reply to it.</p>
<p style="margin-bottom:0">Kind regards,<br>The {{params.brand}} team</p>
</div>
</body>
</html>
'),
(6, 'fr', 'finotor-signup', 'Créez votre compte Finotor pour la comptabilité de votre société',
'Bonjour {{params.firstname}},

La comptabilité de votre société irlandaise se tient sur Finotor : vous y déposez vos factures et vos relevés bancaires, et nous y suivons vos comptes avec vous.

Créez votre compte à cette adresse :
{{params.signupLink}}

L''inscription ne prend que quelques minutes. Munissez-vous du nom exact de votre société et de l''adresse e-mail à laquelle vous recevez ce message.

Pour toute question, il vous suffit de répondre à ce message.

Bien cordialement,
L''équipe {{params.brand}}
',
'<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>Votre compte Finotor</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
<p style="margin-top:0">Bonjour {{params.firstname}},</p>
<p>La comptabilité de votre société irlandaise se tient sur Finotor : vous y déposez vos factures et vos relevés bancaires, et nous y suivons vos comptes avec vous.</p>
<p style="margin:24px 0"><a href="{{params.signupLink}}" style="display:inline-block;padding:12px 20px;background:#1b766c;color:#ffffff;border-radius:4px;text-decoration:none">Créer mon compte Finotor</a></p>
<p>Si le bouton ne s''ouvre pas, copiez cette adresse dans votre navigateur :<br>{{params.signupLink}}</p>
<p>L''inscription ne prend que quelques minutes. Munissez-vous du nom exact de votre société et de l''adresse e-mail à laquelle vous recevez ce message.</p>
<p>Pour toute question, il vous suffit de répondre à ce message.</p>
<p style="margin-bottom:0">Bien cordialement,<br>L''équipe {{params.brand}}</p>
</div>
</body>
</html>
'),
(7, 'en', 'finotor-signup', 'Create your Finotor account for your company''s bookkeeping',
'Hello {{params.firstname}},

The books of your Irish company are kept on Finotor: you add your invoices and bank statements there, and we look after the accounts with you.

Create your account at this address:
{{params.signupLink}}

Signing up takes a few minutes. Have the exact name of your company at hand, and use the e-mail address at which you received this message.

If you have any question, simply reply to this message.

Kind regards,
The {{params.brand}} team
',
'<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Your Finotor account</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
<p style="margin-top:0">Hello {{params.firstname}},</p>
<p>The books of your Irish company are kept on Finotor: you add your invoices and bank statements there, and we look after the accounts with you.</p>
<p style="margin:24px 0"><a href="{{params.signupLink}}" style="display:inline-block;padding:12px 20px;background:#1b766c;color:#ffffff;border-radius:4px;text-decoration:none">Create my Finotor account</a></p>
<p>If the button does not open, copy this address into your browser:<br>{{params.signupLink}}</p>
<p>Signing up takes a few minutes. Have the exact name of your company at hand, and use the e-mail address at which you received this message.</p>
<p>If you have any question, simply reply to this message.</p>
<p style="margin-bottom:0">Kind regards,<br>The {{params.brand}} team</p>
</div>
</body>
</html>
');
