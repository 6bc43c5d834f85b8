# Writes workbooks as the files of a folder say: write_excel_writer.pl SPECS OUT
use strict;
use warnings;
use File::Basename;
use Excel::Writer::XLSX;

my ($specs, $out) = @ARGV;
my %formats = (d => 'dd/mm/yyyy', t => 'dd/mm/yyyy hh:mm', h => 'hh:mm:ss', p => '0%', z => '000000', e => '#,##0.00');

for my $spec (sort glob "$specs/*.tsv") {
    my $workbook = Excel::Writer::XLSX->new("$out/" . basename($spec, '.tsv') . '.xlsx');
    my $sheet = $workbook->add_worksheet();
    my %made = map { $_ => $workbook->add_format(num_format => $formats{$_}) } keys %formats;
    open my $lines, '<:encoding(UTF-8)', $spec or die;
    my $row = 0;
    while (my $line = <$lines>) {
        chomp $line;
        my $column = 0;
        for my $cell (split /\t/, $line, -1) {
            my ($kind, $text) = (substr($cell, 0, 1), substr($cell, 1));
            if ($kind eq 's') { $sheet->write_string($row, $column, $text) }
            elsif ($kind eq 'b') { $sheet->write_boolean($row, $column, $text eq 'true' ? 1 : 0) }
            elsif ($kind eq 'd') { $sheet->write_date_time($row, $column, "${text}T", $made{d}) }
            elsif ($kind eq 't') { $sheet->write_date_time($row, $column, $text, $made{t}) }
            elsif ($kind eq 'h') { $sheet->write_date_time($row, $column, "T$text", $made{h}) }
            elsif ($kind ne '') { $sheet->write_number($row, $column, $text, $made{$kind}) }
            $column++;
        }
        $row++;
    }
    $workbook->close();
}
