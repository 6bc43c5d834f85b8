-- The dated list of high-risk third countries. `keys` are the names by which somebody's country is found; those of `nationality_keys` are a
-- risk factor alone.
create table risk_country_lists (
  id boolean primary key default true check (id),
  day date not null,
  file_name text,
  loaded_at timestamptz not null default now()
);
create table risk_countries (
  country text primary key,
  from_on date,
  to_on date,
  keys text[] not null,
  nationality_keys text[] not null,
  check (to_on >= from_on)
);

-- The list of the European Union as of 29 January 2026 (Delegated Regulations 2026/46 and 2026/83). To be checked by the firm.
insert into risk_country_lists (day) values ('2026-01-29');
insert into risk_countries values
  ('Afghanistan', null, null, '{af,afghanistan,afganistan,anafganastain,afganisztan,afganistanas,afganistana,lafganistan,afeganistao,afg,islamicrepublicofafghanistan,islamicemirateofafghanistan,laafghanistan,leafghanistan,lesafghanistan,lafghanistan,theafghanistan}', '{af,afghanistan,afganistan,anafganastain,afganisztan,afganistanas,afganistana,lafganistan,afeganistao,afg,islamicrepublicofafghanistan,islamicemirateofafghanistan,laafghanistan,leafghanistan,lesafghanistan,lafghanistan,theafghanistan,afghan,afghane}'),
  ('Algeria', null, null, '{dz,algeria,alzirsko,algeriet,algerien,argelia,alzeeria,algerie,anailgeir,alzir,alzyras,alzirija,lalgerija,algerije,algieria,cezayir,dza,peoplesdemocraticrepublicofalgeria,laalgeria,lealgeria,lesalgeria,lalgeria,thealgeria,laalgerie,lealgerie,lesalgerie,lalgerie,thealgerie}', '{dz,algeria,alzirsko,algeriet,algerien,argelia,alzeeria,algerie,anailgeir,alzir,alzyras,alzirija,lalgerija,algerije,algieria,cezayir,dza,peoplesdemocraticrepublicofalgeria,laalgeria,lealgeria,lesalgeria,lalgeria,thealgeria,laalgerie,lealgerie,lesalgerie,lalgerie,thealgerie,algerian,algerienne}'),
  ('Angola', null, null, '{ao,angola,langola,ago,republicofangola,laangola,leangola,lesangola,theangola}', '{ao,angola,langola,ago,republicofangola,laangola,leangola,lesangola,theangola,angolan,angolais,angolaise}'),
  ('Bolivia', null, null, '{bo,bolivia,bolivie,bolivien,boliivia,anbholaiv,bolivija,ilbolivja,boliwia,bolivya,bol,plurinationalstateofbolivia,boliviaplurinationalstateof,etatplurinationaldebolivie,labolivia,lebolivia,lesbolivia,lbolivia,thebolivia,labolivie,lebolivie,lesbolivie,lbolivie,thebolivie}', '{bo,bolivia,bolivie,bolivien,boliivia,anbholaiv,bolivija,ilbolivja,boliwia,bolivya,bol,plurinationalstateofbolivia,boliviaplurinationalstateof,etatplurinationaldebolivie,labolivia,lebolivia,lesbolivia,lbolivia,thebolivia,labolivie,lebolivie,lesbolivie,lbolivie,thebolivie,bolivian,bolivienne}'),
  ('British Virgin Islands', null, null, '{vg,britishvirginislands,britskepanenskeostrovy,debritiskejomfruoer,britischejungferninseln,islasvirgenesbritanicas,britineitsisaared,brittilaisetneitsytsaaret,ilesviergesbritanniques,oileainbhriotanachanamaighdean,britanskidjevicanskiotoci,britvirginszigetek,isoleverginibritanniche,didziosiosbritanijosmergeliusalos,brituvirdzinas,ilgzejjervergnibrittanici,debritiskejomfruoyene,britsemaagdeneilanden,brytyjskiewyspydziewicze,ilhasvirgensbritanicas,insulelevirginebritanice,britanskideviskiotoki,brittiskajungfruoarna,britanyavirjinadalari,vgb,bvi,virginislandsbritish,tortola,labritishvirginislands,lebritishvirginislands,lesbritishvirginislands,lbritishvirginislands,thebritishvirginislands,lailesviergesbritanniques,leilesviergesbritanniques,lesilesviergesbritanniques,lilesviergesbritanniques,theilesviergesbritanniques}', '{vg,britishvirginislands,britskepanenskeostrovy,debritiskejomfruoer,britischejungferninseln,islasvirgenesbritanicas,britineitsisaared,brittilaisetneitsytsaaret,ilesviergesbritanniques,oileainbhriotanachanamaighdean,britanskidjevicanskiotoci,britvirginszigetek,isoleverginibritanniche,didziosiosbritanijosmergeliusalos,brituvirdzinas,ilgzejjervergnibrittanici,debritiskejomfruoyene,britsemaagdeneilanden,brytyjskiewyspydziewicze,ilhasvirgensbritanicas,insulelevirginebritanice,britanskideviskiotoki,brittiskajungfruoarna,britanyavirjinadalari,vgb,bvi,virginislandsbritish,tortola,labritishvirginislands,lebritishvirginislands,lesbritishvirginislands,lbritishvirginislands,thebritishvirginislands,lailesviergesbritanniques,leilesviergesbritanniques,lesilesviergesbritanniques,lilesviergesbritanniques,theilesviergesbritanniques}'),
  ('Cameroon', null, null, '{cm,cameroon,kamerun,cameroun,camerun,camarun,kamerunas,kameruna,ilkamerun,kameroen,camaroes,cmr,republicofcameroon,lacameroon,lecameroon,lescameroon,lcameroon,thecameroon,lacameroun,lecameroun,lescameroun,lcameroun,thecameroun}', '{cm,cameroon,kamerun,cameroun,camerun,camarun,kamerunas,kameruna,ilkamerun,kameroen,camaroes,cmr,republicofcameroon,lacameroon,lecameroon,lescameroon,lcameroon,thecameroon,lacameroun,lecameroun,lescameroun,lcameroun,thecameroun,cameroonian,camerounais,camerounaise}'),
  ('Côte d’Ivoire', null, null, '{ci,cotedivoire,pobrezislonoviny,elfenbenskysten,elevandiluurannik,norsunluurannikko,obalabjelokosti,elefantcsontpart,costadavorio,drambliokaulokrantas,kotdivuara,ilkostatalavorju,ivoorkust,costadomarfim,pobrezieslonoviny,slonokoscenaobala,elfenbenskusten,civ,ivorycoast,republicofcotedivoire,elfenbeinkuste,lacotedivoire,lecotedivoire,lescotedivoire,lcotedivoire,thecotedivoire}', '{ci,cotedivoire,pobrezislonoviny,elfenbenskysten,elevandiluurannik,norsunluurannikko,obalabjelokosti,elefantcsontpart,costadavorio,drambliokaulokrantas,kotdivuara,ilkostatalavorju,ivoorkust,costadomarfim,pobrezieslonoviny,slonokoscenaobala,elfenbenskusten,civ,ivorycoast,republicofcotedivoire,elfenbeinkuste,lacotedivoire,lecotedivoire,lescotedivoire,lcotedivoire,thecotedivoire,ivorian,ivoirien,ivoirienne}'),
  ('North Korea', null, null, '{kp,northkorea,severnikorea,nordkorea,coreadelnorte,pohjakorea,pohjoiskorea,coreedunord,anchoirethuaidh,sjevernakoreja,eszakkorea,coreadelnord,siaureskoreja,ziemelkoreja,ilkoreatafuq,noordkorea,koreapolnocna,coreiadonorte,coreeadenord,severnakorea,severnakoreja,kuzeykore,prk,dprk,rpdc,democraticpeoplesrepublicofkorea,koreademocraticpeoplesrepublicof,koreanorth,republiquepopulairedemocratiquedecoree,lanorthkorea,lenorthkorea,lesnorthkorea,lnorthkorea,thenorthkorea,lacoreedunord,lecoreedunord,lescoreedunord,lcoreedunord,thecoreedunord}', '{kp,northkorea,severnikorea,nordkorea,coreadelnorte,pohjakorea,pohjoiskorea,coreedunord,anchoirethuaidh,sjevernakoreja,eszakkorea,coreadelnord,siaureskoreja,ziemelkoreja,ilkoreatafuq,noordkorea,koreapolnocna,coreiadonorte,coreeadenord,severnakorea,severnakoreja,kuzeykore,prk,dprk,rpdc,democraticpeoplesrepublicofkorea,koreademocraticpeoplesrepublicof,koreanorth,republiquepopulairedemocratiquedecoree,lanorthkorea,lenorthkorea,lesnorthkorea,lnorthkorea,thenorthkorea,lacoreedunord,lecoreedunord,lescoreedunord,lcoreedunord,thecoreedunord,northkorean,nordcoreen,nordcoreenne}'),
  ('Congo - Kinshasa', null, null, '{cd,congokinshasa,kongokinshasa,republicademocraticadelcongo,kongodv,kongondemokraattinentasavalta,poblachtdhaonlathachanchongo,kongaskinsasa,kongokinsasa,irrepubblikademokratikatalkongo,kongo,demokratycznarepublikakonga,konzskademokratickarepublika,demokraticnarepublikakongo,cod,drc,rdc,drcongo,democraticrepublicofcongo,democraticrepublicofthecongo,congodemocraticrepublicofthe,congothedemocraticrepublicofthe,congodrc,congordc,republiquedemocratiqueducongo,rdcongo,zaire,lacongokinshasa,lecongokinshasa,lescongokinshasa,lcongokinshasa,thecongokinshasa}', '{cd,congokinshasa,kongokinshasa,republicademocraticadelcongo,kongodv,kongondemokraattinentasavalta,poblachtdhaonlathachanchongo,kongaskinsasa,kongokinsasa,irrepubblikademokratikatalkongo,kongo,demokratycznarepublikakonga,konzskademokratickarepublika,demokraticnarepublikakongo,cod,drc,rdc,drcongo,democraticrepublicofcongo,democraticrepublicofthecongo,congodemocraticrepublicofthe,congothedemocraticrepublicofthe,congodrc,congordc,republiquedemocratiqueducongo,rdcongo,zaire,lacongokinshasa,lecongokinshasa,lescongokinshasa,lcongokinshasa,thecongokinshasa,congolese,congolais,congolaise}'),
  ('Haiti', null, null, '{ht,haiti,haitis,ilhaiti,hti,republicofhaiti,lahaiti,lehaiti,leshaiti,lhaiti,thehaiti}', '{ht,haiti,haitis,ilhaiti,hti,republicofhaiti,lahaiti,lehaiti,leshaiti,lhaiti,thehaiti,haitian,haitien,haitienne}'),
  ('Iran', null, null, '{ir,iran,iraan,aniarain,iranas,irana,liran,ira,irn,islamicrepublicofiran,iranislamicrepublicof,republiqueislamiquediran,persia,lairan,leiran,lesiran,theiran}', '{ir,iran,iraan,aniarain,iranas,irana,liran,ira,irn,islamicrepublicofiran,iranislamicrepublicof,republiqueislamiquediran,persia,lairan,leiran,lesiran,theiran,iranian,iranien,iranienne,persian}'),
  ('Kenya', null, null, '{ke,kenya,kena,kenia,keenia,ancheinia,kenija,ilkenja,quenia,ken,republicofkenya,lakenya,lekenya,leskenya,lkenya,thekenya}', '{ke,kenya,kena,kenia,keenia,ancheinia,kenija,ilkenja,quenia,ken,republicofkenya,lakenya,lekenya,leskenya,lkenya,thekenya,kenyan,kenyane}'),
  ('Laos', null, null, '{la,laos,laosz,laosas,laosa,illaos,lao,laopdr,laopeoplesdemocraticrepublic,peoplesdemocraticrepublicoflaos,lalaos,lelaos,leslaos,llaos,thelaos}', '{la,laos,laosz,laosas,laosa,illaos,lao,laopdr,laopeoplesdemocraticrepublic,peoplesdemocraticrepublicoflaos,lalaos,lelaos,leslaos,llaos,thelaos,laotian,laotien,laotienne}'),
  ('Lebanon', null, null, '{lb,lebanon,libanon,libano,liibanon,liban,anliobain,libanas,libana,illibanu,lubnan,lbn,lebaneserepublic,lalebanon,lelebanon,leslebanon,llebanon,thelebanon,laliban,leliban,lesliban,lliban,theliban}', '{lb,lebanon,libanon,libano,liibanon,liban,anliobain,libanas,libana,illibanu,lubnan,lbn,lebaneserepublic,lalebanon,lelebanon,leslebanon,llebanon,thelebanon,laliban,leliban,lesliban,lliban,theliban,lebanese,libanais,libanaise}'),
  ('Monaco', null, null, '{mc,monaco,monako,monakas,mco,principalityofmonaco,principautedemonaco,montecarlo,lamonaco,lemonaco,lesmonaco,lmonaco,themonaco}', '{mc,monaco,monako,monakas,mco,principalityofmonaco,principautedemonaco,montecarlo,lamonaco,lemonaco,lesmonaco,lmonaco,themonaco,monegasque,monacan}'),
  ('Myanmar (Burma)', null, null, '{mm,myanmarburma,myanmarbarma,myanmar,myanmarbirmania,myanmarbirma,myanmarbirmanie,maenmarburma,mjanmarburma,mianmar,mianmarasbirma,mjanmabirma,ilmyanmarburma,mianmarbirmania,mjanmarsko,mmr,burma,birmanie,republicoftheunionofmyanmar,lamyanmarburma,lemyanmarburma,lesmyanmarburma,lmyanmarburma,themyanmarburma,lamyanmarbirmanie,lemyanmarbirmanie,lesmyanmarbirmanie,lmyanmarbirmanie,themyanmarbirmanie}', '{mm,myanmarburma,myanmarbarma,myanmar,myanmarbirmania,myanmarbirma,myanmarbirmanie,maenmarburma,mjanmarburma,mianmar,mianmarasbirma,mjanmabirma,ilmyanmarburma,mianmarbirmania,mjanmarsko,mmr,burma,birmanie,republicoftheunionofmyanmar,lamyanmarburma,lemyanmarburma,lesmyanmarburma,lmyanmarburma,themyanmarburma,lamyanmarbirmanie,lemyanmarbirmanie,lesmyanmarbirmanie,lmyanmarbirmanie,themyanmarbirmanie,burmese,birman,birmane}'),
  ('Namibia', null, null, '{na,namibia,namibie,namiibia,annamaib,namibija,innamibja,namibya,nam,republicofnamibia,lanamibia,lenamibia,lesnamibia,lnamibia,thenamibia,lanamibie,lenamibie,lesnamibie,lnamibie,thenamibie}', '{na,namibia,namibie,namiibia,annamaib,namibija,innamibja,namibya,nam,republicofnamibia,lanamibia,lenamibia,lesnamibia,lnamibia,thenamibia,lanamibie,lenamibie,lesnamibie,lnamibie,thenamibie,namibian,namibien,namibienne}'),
  ('Nepal', null, null, '{np,nepal,neipeal,nepalas,nepala,innepal,npl,federaldemocraticrepublicofnepal,lanepal,lenepal,lesnepal,lnepal,thenepal}', '{np,nepal,neipeal,nepalas,nepala,innepal,npl,federaldemocraticrepublicofnepal,lanepal,lenepal,lesnepal,lnepal,thenepal,nepalese,nepali,nepalais,nepalaise}'),
  ('Russia', null, null, '{ru,russia,rusko,rusland,russland,rusia,venemaa,venaja,russie,anruis,rusija,oroszorszag,krievija,irrussja,rosja,ryssland,rusya,rus,russianfederation,federationderussie,russianfed,russiefederationde,larussia,lerussia,lesrussia,lrussia,therussia,larussie,lerussie,lesrussie,lrussie,therussie}', '{ru,russia,rusko,rusland,russland,rusia,venemaa,venaja,russie,anruis,rusija,oroszorszag,krievija,irrussja,rosja,ryssland,rusya,rus,russianfederation,federationderussie,russianfed,russiefederationde,larussia,lerussia,lesrussia,lrussia,therussia,larussie,lerussie,lesrussie,lrussie,therussie,russian,russe}'),
  ('South Sudan', null, null, '{ss,southsudan,jiznisudan,sydsudan,sudsudan,sudandelsur,lounasudaan,etelasudan,soudandusud,antsudaintheas,juznisudan,delszudan,pietusudanas,dienvidsudana,issudantisfel,sorsudan,zuidsoedan,sudanpoludniowy,sudaodosul,sudanuldesud,juznysudan,guneysudan,ssd,republicofsouthsudan,lasouthsudan,lesouthsudan,lessouthsudan,lsouthsudan,thesouthsudan,lasoudandusud,lesoudandusud,lessoudandusud,lsoudandusud,thesoudandusud}', '{ss,southsudan,jiznisudan,sydsudan,sudsudan,sudandelsur,lounasudaan,etelasudan,soudandusud,antsudaintheas,juznisudan,delszudan,pietusudanas,dienvidsudana,issudantisfel,sorsudan,zuidsoedan,sudanpoludniowy,sudaodosul,sudanuldesud,juznysudan,guneysudan,ssd,republicofsouthsudan,lasouthsudan,lesouthsudan,lessouthsudan,lsouthsudan,thesouthsudan,lasoudandusud,lesoudandusud,lessoudandusud,lsoudandusud,thesoudandusud,southsudanese,sudsoudanais,sudsoudanaise}'),
  ('Syria', null, null, '{sy,syria,syrie,syrien,siria,suuria,syyria,antsiria,sirija,sziria,issirja,suriye,syr,syrianarabrepublic,republiquearabesyrienne,syrianarabrep,lasyria,lesyria,lessyria,lsyria,thesyria,lasyrie,lesyrie,lessyrie,lsyrie,thesyrie}', '{sy,syria,syrie,syrien,siria,suuria,syyria,antsiria,sirija,sziria,issirja,suriye,syr,syrianarabrepublic,republiquearabesyrienne,syrianarabrep,lasyria,lesyria,lessyria,lsyria,thesyria,lasyrie,lesyrie,lessyrie,lsyrie,thesyrie,syrian,syrienne}'),
  ('Trinidad & Tobago', null, null, '{tt,trinidadtobago,trinidadatobago,trinidadogtobago,trinidadundtobago,trinidadytobago,trinidadjatobago,triniteettobago,oileannatrionoideagustobaga,trinidaditobago,trinidadestobago,trinidadetobago,trinidadasirtobagas,trinidadauntobago,trinidadutobago,trinidadentobago,trynidaditobago,trinidadsitobago,trinidadintobago,trinidadochtobago,trinidadvetobago,tto,trinidadandtobago,trinidadettobago,trinidad,tobago,republicoftrinidadandtobago,latrinidadtobago,letrinidadtobago,lestrinidadtobago,ltrinidadtobago,thetrinidadtobago,latriniteettobago,letriniteettobago,lestriniteettobago,ltriniteettobago,thetriniteettobago}', '{tt,trinidadtobago,trinidadatobago,trinidadogtobago,trinidadundtobago,trinidadytobago,trinidadjatobago,triniteettobago,oileannatrionoideagustobaga,trinidaditobago,trinidadestobago,trinidadetobago,trinidadasirtobagas,trinidadauntobago,trinidadutobago,trinidadentobago,trynidaditobago,trinidadsitobago,trinidadintobago,trinidadochtobago,trinidadvetobago,tto,trinidadandtobago,trinidadettobago,trinidad,tobago,republicoftrinidadandtobago,latrinidadtobago,letrinidadtobago,lestrinidadtobago,ltrinidadtobago,thetrinidadtobago,latriniteettobago,letriniteettobago,lestriniteettobago,ltriniteettobago,thetriniteettobago,trinidadian,tobagonian,trinidadien,trinidadienne}'),
  ('Vanuatu', null, null, '{vu,vanuatu,vut,republicofvanuatu,lavanuatu,levanuatu,lesvanuatu,lvanuatu,thevanuatu}', '{vu,vanuatu,vut,republicofvanuatu,lavanuatu,levanuatu,lesvanuatu,lvanuatu,thevanuatu,nivanuatu,vanuatuan,vanuatais,vanuataise}'),
  ('Venezuela', null, null, '{ve,venezuela,veiniseala,venesuela,venecuela,ilvenezwela,wenezuela,ven,bolivarianrepublicofvenezuela,venezuelabolivarianrepublicof,republiquebolivarienneduvenezuela,lavenezuela,levenezuela,lesvenezuela,lvenezuela,thevenezuela}', '{ve,venezuela,veiniseala,venesuela,venecuela,ilvenezwela,wenezuela,ven,bolivarianrepublicofvenezuela,venezuelabolivarianrepublicof,republiquebolivarienneduvenezuela,lavenezuela,levenezuela,lesvenezuela,lvenezuela,thevenezuela,venezuelan,venezuelien,venezuelienne}'),
  ('Vietnam', null, null, '{vn,vietnam,vitneam,vijetnam,vietnamas,vjetnama,ilvjetnam,wietnam,vietna,vnm,socialistrepublicofvietnam,lavietnam,levietnam,lesvietnam,lvietnam,thevietnam}', '{vn,vietnam,vitneam,vijetnam,vietnamas,vjetnama,ilvjetnam,wietnam,vietna,vnm,socialistrepublicofvietnam,lavietnam,levietnam,lesvietnam,lvietnam,thevietnam,vietnamese,vietnamien,vietnamienne}'),
  ('Yemen', null, null, '{ye,yemen,jemen,jeemen,eimin,jemenas,jemena,iljemen,iemen,yem,republicofyemen,layemen,leyemen,lesyemen,lyemen,theyemen}', '{ye,yemen,jemen,jeemen,eimin,jemenas,jemena,iljemen,iemen,yem,republicofyemen,layemen,leyemen,lesyemen,lyemen,theyemen,yemeni,yemenite}');

-- A country's name as it is compared: letters alone, folded.
create function country_key(name text) returns text language sql immutable strict parallel safe
  return regexp_replace(fold_text(name), '[^a-z]', '', 'g');

-- The country of a registered office: the one that staff entered, else the last part of the address.
create function office_country(details organization_details) returns text language sql immutable parallel safe
  return country_key(coalesce(nullif(btrim(details.country), ''), regexp_replace(details.address, '^.*[,\n]', '')));

create index people_country_key on people (country_key(country)) where country is not null;
create index people_nationality_key on people (country_key(nationality)) where nationality is not null;
create index organization_details_office on organization_details (office_country(organization_details));

-- Who lives, or has its registered office, in a country that is on the list on a day: people and companies.
create function in_risk_countries(day date) returns table (person_id uuid, company_id uuid, country text) language sql stable as $$
  with risky as (
    select key, c.country from risk_countries c, unnest(c.keys) as key
    where coalesce(c.from_on <= day, true) and coalesce(c.to_on >= day, true))
  select p.id, null::uuid, r.country from people p join risky r on country_key(p.country) = r.key where p.deleted_at is null
  union all
  select null::uuid, o.id, r.country from organization_details d join risky r on office_country(d) = r.key
  join organizations o on o.id = d.organization_id and o.deleted_at is null
$$;

-- The people and companies concerned by each company today who live or have their office in a high-risk third country: itself, the people
-- and companies linked to it, those for whom its members hold shares, and the companies above it with who holds shares of them.
create function high_risk_parties(day date) returns table (organization_id uuid, person_id uuid, company_id uuid, country text)
  language sql stable as $$
  with recursive there as (select * from in_risk_countries(day)), direct as (
    select t.company_id as organization_id, t.*, true as is_passed_on from there t where t.company_id is not null
    union
    select l.organization_id, t.*,
      l.beneficiary_percentage > 0 or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
    from there t join present_links(day) l on l.person_id = t.person_id
    union
    select l.organization_id, t.*, true from there t join present_links(day) l on l.nominee_for = t.person_id
    union
    select l.organization_id, t.*, true from there t join present_links(day) l on l.member_id = t.company_id
    union
    select l.organization_id, t.*, true from there t join people p on p.same_as_organization_id = t.company_id
    join present_links(day) l on l.person_id = p.id
  ), found as (
    select * from direct
    union
    select l.organization_id, f.person_id, f.company_id, f.country, true
    from found f cross join lateral (
      select p.organization_id from present_links(day) p where p.member_id = f.organization_id
      union all
      select p.organization_id from people same join present_links(day) p on p.person_id = same.id
      where same.same_as_organization_id = f.organization_id) l
    where f.is_passed_on
  )
  select distinct found.organization_id, found.person_id, found.company_id, found.country from found
$$;

-- Companies with all that lie below them: a change above them concerns them too.
create function companies_below(ids uuid[]) returns table (id uuid) language sql stable as $$
  with recursive below as (
    select unnest(ids) as id
    union
    select l.organization_id from below b cross join lateral (
      select m.organization_id from living_links m where m.member_id = b.id
      union all
      select m.organization_id from people same join living_links m on m.person_id = same.id
      where same.same_as_organization_id = b.id) l)
  select below.id from below
$$;

-- What the review of each file depends on: whether enhanced measures apply, and the facts of the signed version with what has changed since.
create table aml_reviews (
  organization_id uuid primary key references organizations (id) on delete cascade,
  is_enhanced boolean not null,
  facts jsonb,
  changed text[] not null default '{}',
  changed_on date,
  checked_on date not null,
  check ((changed_on is null) = (changed = '{}'))
);
create index aml_reviews_checked on aml_reviews (checked_on);
create trigger journal after delete on aml_reviews
  for each row execute function journal_row('{organization_id}', '{organization_id}', '{}', '{}');

insert into stale_records (reader, source, record_id) select 'reviews', 'organization', organization_id from organization_aml;
