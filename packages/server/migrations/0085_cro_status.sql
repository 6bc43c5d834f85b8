-- The state of a company on the register of the CRO.
alter table organization_details add column cro_status text
  check (cro_status in ('normal', 'strikeOffListed', 'liquidation', 'receivership', 'dissolved', 'restored'));
