# Writes workbooks as the files of a folder say: write_openpyxl.py SPECS OUT
import datetime
import pathlib
import sys

import openpyxl
from openpyxl.utils.datetime import CALENDAR_MAC_1904

FORMATS = {'d': 'dd/mm/yyyy', 't': 'dd/mm/yyyy hh:mm', 'h': 'hh:mm:ss', 'p': '0%', 'z': '000000', 'e': '#,##0.00'}


def value_of(kind, text):
    if kind in 'iz':
        return int(text)
    if kind in 'fpe':
        return float(text)
    if kind == 'd':
        return datetime.date.fromisoformat(text)
    if kind == 't':
        return datetime.datetime.fromisoformat(text)
    if kind == 'h':
        return datetime.time.fromisoformat(text)
    return text == 'true' if kind == 'b' else text


specs, out = map(pathlib.Path, sys.argv[1:])
for number, spec in enumerate(sorted(specs.glob('*.tsv'))):
    workbook = openpyxl.Workbook()
    if number % 3 == 1:
        workbook.epoch = CALENDAR_MAC_1904
    sheet = workbook.active
    if number % 5 == 2:
        sheet.append(['A hidden sheet'])
        sheet.sheet_state = 'hidden'
        sheet = workbook.create_sheet('Visible')
        workbook.active = 1
    for row, line in enumerate(spec.read_text(encoding='utf-8').split('\n'), 1):
        for column, cell in enumerate(line.split('\t'), 1):
            kind, text = cell[:1], cell[1:]
            if kind:
                made = sheet.cell(row, column, value_of(kind, text))
                if kind == 's':
                    made.data_type = 's'
                made.number_format = FORMATS.get(kind, 'General')
    workbook.save(out / (spec.stem + '.xlsx'))
