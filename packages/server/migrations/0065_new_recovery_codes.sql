-- The hashes of the recovery codes that come with an authenticator app. They replace those in `recovery_codes` when a code of
-- the app confirms it, and are empty afterwards.
alter table totp_factors add column new_recovery_codes text[] not null default '{}';

-- Until now the codes of an app that was not confirmed were among those in force.
update totp_factors set new_recovery_codes = array(
  select code_hash from recovery_codes where recovery_codes.user_id = totp_factors.user_id and used_at is null
) where confirmed_at is null;
delete from recovery_codes
  where exists (select from totp_factors where totp_factors.user_id = recovery_codes.user_id and confirmed_at is null)
    and not exists (select from passkeys where passkeys.user_id = recovery_codes.user_id);
