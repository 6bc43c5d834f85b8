const list = (words: string): string[] => words.split(/\s+/).filter(Boolean)

/** The words that names are made of, the most frequent first. */
export const words = {
  places: list(`Liffey Shannon Dublin Cork Galway Celtic Emerald Atlantic Boyne Connacht Munster Leinster Ulster Kerry
    Wicklow Kilkenny Limerick Sligo Donegal Mayo Clare Tipperary Waterford Wexford Kildare Meath Louth Cavan Monaghan
    Roscommon Leitrim Longford Westmeath Offaly Laois Carlow Howth Dalkey Malahide Swords Bray Greystones Naas Tralee
    Killarney Dingle Bantry Youghal Cobh Kinsale Étoile Lumière Château Żuraw Łódź Kraków Wisła Gdańsk Orléans Québec`),
  trades: list(`Software Consulting Trading Digital Property Foods Logistics Media Systems Engineering Design Catering
    Construction Energy Marketing Health Travel Fashion Analytics Recruitment Security Training Motors Plumbing Events
    Studios Pharma Textiles Imports Exports Furniture Fitness Gaming Robotics Biotech Aviation Marine Fisheries Timber
    Horticulture Brewing Distilling Bakery Jewellery Optics Printing Publishing Cinéma Crèmerie Pâtisserie`),
  forms: list(`Group Holdings Solutions Services Ventures Partners International Ireland Europe Investments Technologies
    Associates Enterprises Developments Capital Management Works Labs Global Industries`),
  firstNames: list(`Seán Mary John Patrick Aoife Niamh Conor Liam Emma Jack Sarah Michael Ciara Daniel Síle Máire Róisín
    Caoimhe Pádraig Eoin Fionn Oisín Saoirse Gráinne Orla Declan Brendan Kevin Siobhán Eileen Noel Una Pierre Camille
    Élodie François Hélène Jean Luc Sophie Anaïs Benoît Chloé Thérèse Piotr Agnieszka Łukasz Małgorzata Paweł Zofia
    Michał Krzysztof Ania Grzegorz Ana João Inês Diego José María Jürgen Björn Zoë Noémie Anders Freya Ivan Olga Wei Li
    Priya Arjun Fatima Omar Yusuf Aisha Kwame Chidi Ngozi Hiroshi Yuki`),
  lastNames: list(`Murphy Kelly O'Sullivan Walsh Smith O'Brien Byrne Ryan O'Connor O'Neill O'Reilly Doyle McCarthy
    Gallagher Doherty Kennedy Lynch Murray Quinn Moore McLoughlin O'Carroll Connolly Daly Connell Wilson Dunne Brennan
    Burke Collins Campbell Clarke Johnston Hughes Farrell Fitzgerald Brown Martin Maguire Nolan Flynn Thompson Callaghan
    O'Donnell Duffy Mahony Boyle Healy Shea White Sweeney Hayes Kavanagh Power McGrath Moran Brady Stewart Casey Foley
    Fitzpatrick O'Leary McDonnell MacMahon Donnelly Regan Donovan Burns Flanagan Mullan Barry Kane Robinson Cunningham
    Griffin Kenny Sheehan Ward Whelan Lyons Reid Graham Higgins Cullen Keane King Maher McKenna Bell Scott Hogan O'Keeffe
    Magee McNamara MacDonald McDermott Moloney Rourke Buckley O'Dwyer Dupont Lefèvre Moreau Bernard Petit Garçon
    Beauséjour Kowalski Nowak Wiśniewski Wójcik Zieliński Szymański Dąbrowska Silva Fernández Müller Jørgensen`),
  countries: list('Ireland France Poland Germany Spain Italy Portugal Belgium Netherlands Sweden Brazil India Nigeria'),
  syllables: list(`bal kil dun car lis rath drum glen inis clon tul mor bex cor dan el far gar hol is jen kal lor mav nor
    or pel quin ros sor tal ur vel wex yor zan bri cla dre fla gri`),
}
